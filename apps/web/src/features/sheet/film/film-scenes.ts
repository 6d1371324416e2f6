/** What the training video shows, in its order. The words of each scene stand in `data/interface/<tag>/rest/film.ftl`. */
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
