/**
 * The first part of a sentence id: the content that contains the sentence, or the list of measures that it was chosen
 * from.
 */
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

/** `<head>.<place>`, unique in the sheet and the same at every assembly. A head with one sentence has no place. */
export type SentenceId = SentenceHead | `${SentenceHead}.${string}`;

/**
 * True for the place itself and for ids below it, e.g. `label.P210` under `label`. Ids of stored sheets may be any
 * text.
 */
export const isUnder = (id: string, place: SentenceId): boolean => id === place || id.startsWith(`${place}.`);

/** The rest of an id after the place and its full stop; undefined if the id is not below the place. */
export const restUnder = (id: string, place: SentenceId): string | undefined =>
  id.startsWith(`${place}.`) ? id.slice(place.length + 1) : undefined;

/** The last part of an id, e.g. `source`. */
export const lastPartOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
