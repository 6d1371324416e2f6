/** What the ids of sentences begin with: the content that they stand under, or the list of measures they are chosen from. */
export type SentenceHead =
  | 'abbreviations'
  | 'accumulation'
  | 'adverse'
  | 'avoid'
  | 'bulk'
  | 'changes'
  | 'classification'
  | 'composition'
  | 'decomposition'
  | 'degradability'
  | 'dgClass'
  | 'ecology'
  | 'effects'
  | 'emergency'
  | 'emergency-overview'
  | 'end-use'
  | 'endocrine-environment'
  | 'engineering'
  | 'environmental-controls'
  | 'fire-hazards'
  | 'firefighters'
  | 'first-aid'
  | 'handling'
  | 'hnoc'
  | 'identifier'
  | 'incompatible'
  | 'interactive'
  | 'label'
  | 'limits'
  | 'listings'
  | 'media'
  | 'medical'
  | 'methods'
  | 'mobility'
  | 'other-hazards'
  | 'packagingGroup'
  | 'pbt'
  | 'physical'
  | 'properties'
  | 'protection'
  | 'reaction-hazards'
  | 'reactions'
  | 'reactivity'
  | 'regulations'
  | 'release'
  | 'routes'
  | 'report'
  | 'safety-assessment'
  | 'shippingName'
  | 'sources'
  | 'stability'
  | 'statements'
  | 'storage'
  | 'supplier'
  | 'symptoms'
  | 'toxic-symptoms'
  | 'toxicology'
  | 'training'
  | 'transportEnvironment'
  | 'transportLabel'
  | 'transportPrecautions'
  | 'unNumber'
  | 'unknown-toxicity'
  | 'uses'
  | 'waste';

/** `<head>.<place>`: unique in the sheet and the same at every assembly; a head alone where it has one sentence. */
export type SentenceId = SentenceHead | `${SentenceHead}.${string}`;

/** True of the place itself and of what stands under it, e.g. `label.P210` under `label`; ids of stored sheets are any text. */
export const isUnder = (id: string, place: SentenceId): boolean => id === place || id.startsWith(`${place}.`);

/** What follows the place, with its stop; undefined where the id does not stand under it. */
export const restUnder = (id: string, place: SentenceId): string | undefined =>
  id.startsWith(`${place}.`) ? id.slice(place.length + 1) : undefined;

/** The last part of an id, e.g. `source`. */
export const lastPartOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
