import type { NationalForm, NationalWords, WordsByLanguage } from './national/form-words.ts';
import { br } from './national/br.ts';
import { ch } from './national/ch.ts';
import { cn } from './national/cn.ts';
import { followsClp } from './national/follows-clp.ts';
import { followsGb } from './national/follows-gb.ts';
import { jp } from './national/jp.ts';
import { kr } from './national/kr.ts';
import { mx } from './national/mx.ts';
import { nz } from './national/nz.ts';
import { sg } from './national/sg.ts';
import { tr } from './national/tr.ts';

export type { NationalForm, NationalWords } from './national/form-words.ts';

const words: Readonly<Record<NationalForm, WordsByLanguage>> = {
  nz,
  cn,
  jp,
  tr,
  ch,
  mx,
  br,
  kr,
  sg,
  'follows-clp': followsClp,
  'follows-gb': followsGb,
};

/** The words of a national form in a language of its country; English in every other. */
export const nationalWordsOf = (form: NationalForm, tag: string): NationalWords => words[form][tag] ?? words[form].en;
