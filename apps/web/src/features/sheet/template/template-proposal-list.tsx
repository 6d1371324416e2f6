import { Button } from '@mantine/core';
import { ownValue } from '@gosds/ghs/own-value';
import type { Words } from '@gosds/phrases/generated/interface/words';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { TemplateProposals } from '@gosds/sheet/draft/template/template-of';
import { productCategoryNames } from '@gosds/sheet/generated/product-category-names';
import { useDescriptorNames } from '@gosds/sheet/generated/use-descriptor-names';
import { useWords } from '../../../words/words.ts';
import { useEdit } from '../state/wizard-context.ts';
import styles from './first-list.module.css';

const categoryNames = new Map(productCategoryNames);
const descriptorNames = new Map(useDescriptorNames);

type Proposal = {
  readonly id: string;
  /** The field that takes it. */
  readonly path: string;
  readonly label: string;
  readonly take: (draft: Draft) => Draft;
};

const named = (code: string, names: ReadonlyMap<string, string>) => `${code} ${names.get(code) ?? ''}`.trim();

type ProposalWords = Pick<Words, 'templates' | 'properties'>;

function proposalsOf({ state, categories, reachUses }: TemplateProposals, { templates, properties }: ProposalWords) {
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
    label: proposal.category(named(code, categoryNames)),
    take: (draft: Draft) => ({ ...draft, description: { ...draft.description, productCategories: [code] } }),
  }));
  const ofUses = reachUses.map((code) => ({
    id: code,
    path: 'description.reachUses',
    label: proposal.use(named(code, descriptorNames)),
    take: (draft: Draft) => ({ ...draft, description: { ...draft.description, reachUses: [code] } }),
  }));
  return [...ofState, ...ofCategories, ...ofUses];
}

/** What the template proposes; nothing of it is in the sheet until it is confirmed. */
export function TemplateProposalList({ proposals }: { readonly proposals: TemplateProposals }) {
  const edit = useEdit();
  const words = useWords();
  const { proposal } = words.templates;
  const open = proposalsOf(proposals, words);
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
