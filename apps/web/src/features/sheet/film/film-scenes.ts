/** The scenes of the training film, in order. Their words are in `data/interface/<tag>/rest/film.ftl`. */
export const filmScenes = [
  'description',
  'ingredients',
  'classification',
  'reason',
  'properties',
  'transport',
  'preview',
  'payment',
  'sheet',
  'label',
] as const;

export type FilmScene = (typeof filmScenes)[number];
