import type { MarketId } from '../market.ts';
import { au } from './au.ts';
import { br } from './br.ts';
import { ca } from './ca.ts';
import { ch } from './ch.ts';
import { cn } from './cn.ts';
import { eu } from './eu.ts';
import { gb } from './gb.ts';
import { india } from './in.ts';
import { jp } from './jp.ts';
import { kr } from './kr.ts';
import { mx } from './mx.ts';
import { my } from './my.ts';
import { nz } from './nz.ts';
import { sg } from './sg.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { tw } from './tw.ts';
import { un } from './un.ts';
import { us } from './us.ts';
import { us2012 } from './us-2012.ts';
import { vn } from './vn.ts';
import { za } from './za.ts';
import type { Market } from './market.ts';

const markets: Readonly<Record<MarketId, Market>> = {
  au,
  br,
  ca,
  ch,
  cn,
  eu,
  gb,
  in: india,
  jp,
  kr,
  mx,
  my,
  nz,
  sg,
  th,
  tr,
  tw,
  un,
  us,
  'us-2012': us2012,
  vn,
  za,
};

export const marketById = (id: MarketId): Market => markets[id];
