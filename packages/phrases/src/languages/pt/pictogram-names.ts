import type { PictogramNames } from '../../pictogram-name.ts';

/** What a picture shows, as alternative text; pictograms of the GHS and danger labels of the UN Model Regulations. */
export const pictogramNames: PictogramNames = {
  GHS01: 'Bomba a explodir',
  GHS02: 'Chama',
  GHS03: 'Chama sobre círculo',
  GHS04: 'Garrafa de gás',
  GHS05: 'Corrosão',
  GHS06: 'Caveira sobre tíbias cruzadas',
  GHS07: 'Ponto de exclamação',
  GHS08: 'Perigo para a saúde',
  GHS09: 'Ambiente',
  '2.1': 'Gás inflamável, classe 2.1',
  '2.2': 'Gás não inflamável e não tóxico, classe 2.2',
  '2.3': 'Gás tóxico, classe 2.3',
  '3': 'Líquido inflamável, classe 3',
  '4.1': 'Sólido inflamável, classe 4.1',
  '4.2': 'Matéria sujeita a inflamação espontânea, classe 4.2',
  '4.3': 'Matéria que, em contacto com a água, liberta gases inflamáveis, classe 4.3',
  '5.1': 'Matéria comburente, classe 5.1',
  '5.2': 'Peróxido orgânico, classe 5.2',
  '6.1': 'Matéria tóxica, classe 6.1',
  '8': 'Matéria corrosiva, classe 8',
  '9': 'Matérias e objetos perigosos diversos, classe 9',
  'marine-pollutant': 'Matéria perigosa para o ambiente',
};
