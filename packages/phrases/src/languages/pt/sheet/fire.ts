import type { SheetPhrases } from '../../../language.ts';

/** Section 5. */
export const fire: SheetPhrases['fire'] = {
  suitable: 'Meios de extinção adequados',
  unsuitable: 'Meios de extinção inadequados',
  mediaFlammableLiquid: 'Espuma resistente ao álcool, pó químico seco, dióxido de carbono, água pulverizada.',
  mediaHydrocarbon: 'Espuma, pó químico seco, dióxido de carbono, água pulverizada.',
  mediaNotFlammable: 'O produto em si não arde facilmente: escolher os meios em função do incêndio circundante.',
  mediaDoesNotBurn: 'O produto em si não arde: escolher os meios em função do incêndio circundante.',
  mediaCombustible: 'Água pulverizada, espuma, pó químico seco, dióxido de carbono.',
  mediaOxidiser: 'Água pulverizada em grandes quantidades.',
  mediaWaterReactive: 'Areia seca, pó químico seco ou pó especial para incêndios de metais.',
  mediaGas: 'Cortar primeiro a alimentação de gás. Água pulverizada, pó químico seco, dióxido de carbono.',
  mediaFlammableSolid: 'Água pulverizada, espuma, pó químico seco.',
  notJet: 'Jato de água de grande débito: espalha o líquido em chamas.',
  notWater: 'Água, espuma e dióxido de carbono.',
  notSmothering: 'Dióxido de carbono, pó químico seco e mantas: o produto fornece o seu próprio oxigénio.',
  notLeakingGas: 'Não apagar o gás em chamas, a menos que se possa deter a fuga.',
  notKnown: 'Não são conhecidos.',

  hazardFlammable:
    'Os vapores formam misturas explosivas com o ar, deslocam-se a grande distância ao nível do solo e podem provocar retorno de chama.',
  hazardFlammableGas:
    'O gás forma misturas explosivas com o ar; uma fuga pode inflamar-se à distância e provocar retorno de chama.',
  gasHeavy: 'O gás é mais pesado do que o ar e acumula-se nas zonas baixas.',
  gasLight: 'O gás é mais leve do que o ar: sobe e acumula-se sob tetos e coberturas.',
  hazardCombustible:
    'Arde quando aquecido; acima do ponto de inflamação, os vapores formam misturas explosivas com o ar.',
  hazardOxidiser: 'Alimenta o incêndio e pode inflamar matérias combustíveis.',
  hazardContainer: 'Nos recipientes fechados, a pressão aumenta com o calor e estes podem rebentar.',
  hazardGas: 'As garrafas de gás rebentam com o calor.',
  hazardCans: 'As latas de aerossol rebentam com o calor e são projetadas a grande distância.',
  hazardWater: 'Em contacto com a água liberta gás inflamável.',
  hazardDust: 'As poeiras em suspensão no ar podem explodir.',
  hazardNone: 'Não é conhecido nenhum perigo de incêndio particular.',
  combustionProducts: (products: string) => `Em caso de incêndio ou de forte aquecimento podem formar-se: ${products}.`,
  combustionUnknown: (names: string) =>
    `Não se sabe que outros produtos se podem formar a partir destes componentes: ${names}.`,
  combustionNone: 'Não são conhecidos produtos de combustão perigosos.',
  products: {
    carbonOxides: 'óxidos de carbono',
    nitrogenOxides: 'óxidos de azoto',
    ammonia: 'amoníaco',
    hydrogenCyanide: 'cianeto de hidrogénio',
    sulphurOxides: 'óxidos de enxofre',
    hydrogenChloride: 'cloreto de hidrogénio',
    chlorine: 'cloro',
    phosgene: 'vestígios de fosgénio',
    hydrogenFluoride: 'fluoreto de hidrogénio',
    hydrogenBromide: 'brometo de hidrogénio',
    hydrogenIodide: 'iodeto de hidrogénio',
    phosphorusOxides: 'óxidos de fósforo',
    siliconDioxide: 'dióxido de silício',
    metalOxides: 'óxidos metálicos',
  },

  breathing: 'Usar aparelho de respiração autónomo e vestuário de proteção completo.',
  breathingStandardEurope:
    'Vestuário para bombeiros segundo a norma EN 469, aparelho de respiração segundo a norma EN 137.',
  breathingStandardUs:
    'Vestuário segundo a NFPA 1971 e aparelho de respiração autónomo de pressão positiva aprovado pelo NIOSH.',
  chemicalSuit: 'Deve evitar-se o contacto com o produto: usar fato de proteção química.',
  cool: 'Arrefecer os recipientes com água pulverizada a partir de um local abrigado, também após o incêndio.',
  water: 'Recolher a água de extinção; não a deixar chegar aos esgotos nem às águas.',
  upwind: 'Permanecer a barlavento. Evacuar a zona.',
  remote: 'Combater o incêndio à distância, devido ao perigo de explosão.',
  stopGas: 'Cortar o fluxo de gás se tal puder ser feito sem perigo.',
  hazchem: (code: string) => `Código de ação de emergência Hazchem: ${code}.`,
};
