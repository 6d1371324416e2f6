import type { SheetPhrases } from '../../../language.ts';

/** Section 10. */
export const stability: SheetPhrases['stability'] = {
  noReactivity: 'Não é conhecida nenhuma reatividade particular nas condições da secção 7.',
  reactsOxidiser: 'Oxida matérias combustíveis, com libertação de calor e incêndio.',
  reactsFlammable: 'Os vapores formam misturas explosivas com o ar.',
  reactsMetal: 'Corrói os metais.',
  metalUntested: 'O comportamento em relação aos metais não foi ensaiado.',
  reactsWater: 'Reage com a água, libertando gás inflamável.',
  reactsAcid: 'Fortemente ácido: reage com bases e metais, com libertação de calor.',
  reactsBase: 'Fortemente alcalino: reage com ácidos e metais leves, com libertação de calor.',
  reactsWaterViolently: 'Reage violentamente em contacto com a água.',
  reactsPeroxide: 'Decompõe-se com o calor, com aumento de pressão.',

  stable: 'Estável nas condições de armazenagem e manuseamento da secção 7.',
  unstable: 'Termicamente instável: respeitar a temperatura de armazenagem.',
  peroxides: 'Pode formar peróxidos explosivos em contacto com o ar.',
  polymerises: 'Contém monómeros que podem polimerizar quando o inibidor se esgota.',

  noReactions: 'Não são conhecidas se armazenado e manuseado como descrito na secção 7.',
  reactionAcidBase: 'Os ácidos e as bases reagem entre si, com forte libertação de calor.',
  reactionAmine: 'Reage com ácidos e com isocianatos, com libertação de calor.',
  reactionIsocyanate:
    'Reage com água, álcoois e aminas; o dióxido de carbono faz aumentar a pressão nos recipientes fechados.',
  reactionAcidGas: 'Em contacto com ácidos liberta gases tóxicos.',
  reactionHydrogen: 'Em contacto com metais leves liberta hidrogénio, que forma misturas explosivas com o ar.',
  reactionOxidiser: 'Reação violenta com matérias combustíveis e redutoras.',
  reactionPolymer: 'Polimerização exotérmica com o calor ou em contacto com iniciadores.',
  reactionOxidisers: 'É possível uma reação violenta com comburentes fortes.',

  avoidIgnition: 'Calor, faíscas, chama aberta e outras fontes de ignição.',
  avoidHeat: 'Calor e luz solar direta.',
  avoidMoisture: 'Humidade.',
  avoidDust: 'Formação de poeiras.',
  avoidStatic: 'Descargas eletrostáticas.',
  avoidDecomposition: (celsius: string) => `Temperaturas superiores a ${celsius} °C.`,

  incompatible: (materials: string) => `Incompatível com ${materials}.`,
  noIncompatible: 'Não são conhecidos materiais incompatíveis.',
  materials: {
    oxidisers: 'comburentes fortes',
    reducers: 'agentes redutores',
    combustibles: 'matérias combustíveis',
    acids: 'ácidos',
    strongAcids: 'ácidos fortes',
    bases: 'bases fortes',
    metals: 'metais como alumínio e zinco',
    water: 'água e humidade',
    amines: 'aminas',
    alcohols: 'álcoois',
    halogens: 'halogéneos',
    peroxides: 'peróxidos e outros iniciadores',
    alkaliMetals: 'metais alcalinos',
    ammonia: 'amoníaco e compostos de amónio',
    heavyMetals: 'metais pesados e seus sais',
  },

  noDecomposition: 'Nenhum em utilização normal. Em caso de incêndio: ver secção 5.',
  decomposition: (products: string) => `Nenhum em utilização normal. Com o calor: ${products}.`,
};
