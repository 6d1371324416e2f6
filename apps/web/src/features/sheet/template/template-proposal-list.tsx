import { Button } from '@mantine/core';
import { ownValue } from '@gosds/ghs/own-value';
import type { Words } from '@gosds/phrases/generated/interface/words';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { TemplateProposals } from '@gosds/sheet/draft/template/template-of';
import { productCategoryNames } from '@gosds/sheet/generated/product-category-names';
import { useDescriptorNames } from '@gosds/sheet/generated/use-descriptor-names';
import { useCodeName } from '../../../words/code-names.ts';
import { useWords } from '../../../words/words.ts';
import { useEdit } from '../state/wizard-context.ts';
import styles from './first-list.module.css';

const englishNames = new Map([...productCategoryNames, ...useDescriptorNames]);

type Proposal = {
  readonly id: string;
  /** Path of the field for the proposal. */
  readonly path: string;
  readonly label: string;
  readonly take: (draft: Draft) => Draft;
};

type ProposalWords = Pick<Words, 'templates' | 'properties'> & { readonly named: (code: string) => string };

function proposalsOf(
  { state, categories, reachUses }: TemplateProposals,
  { templates, properties, named }: ProposalWords,
) {
  const { proposal } = templates;
  const ofState: readonly Proposal[] =
    state === ''
      ? []
      : [
          {
            id: 'state',
            path: 'properties.state',
            label: proposal.state(ownValue<string>(properties.state, state) ?? state),
            take: (draft) => ({ ...draft, properties: { ...draft.properties, state } }),
          },
        ];
  const ofCategories = categories.map((code) => ({
    id: code,
    path: 'description.productCategories',
    label: proposal.category(named(code)),
    take: (draft: Draft) => ({ ...draft, description: { ...draft.description, productCategories: [code] } }),
  }));
  const ofUses = reachUses.map((code) => ({
    id: code,
    path: 'description.reachUses',
    label: proposal.use(named(code)),
    take: (draft: Draft) => ({ ...draft, description: { ...draft.description, reachUses: [code] } }),
  }));
  return [...ofState, ...ofCategories, ...ofUses];
}

/** The template's proposals; nothing enters the sheet until the user confirms it. */
export function TemplateProposalList({ proposals }: { readonly proposals: TemplateProposals }) {
  const edit = useEdit();
  const words = useWords();
  const { proposal } = words.templates;
  const nameOf = useCodeName();
  const named = (code: string) => `${code} ${nameOf(code, englishNames.get(code) ?? '')}`.trim();
  const open = proposalsOf(proposals, { ...words, named });
  if (open.length === 0) return null;
  return (
    <>
      <h3 className={styles['subheading']}>{proposal.heading}</h3>
      <p className={styles['question']}>{proposal.intro}</p>
      <ul className={styles['proposals']}>
        {open.map(({ id, path, label, take }) => (
          <li key={id}>
            <span>{label}</span>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={proposal.confirmThis(label)}
              onClick={() => {
                edit(path, take);
              }}
            >
              {proposal.confirm}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
