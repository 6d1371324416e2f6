import type { SheetPhrases } from '../../../language.ts';

/** Section 6. */
export const release: SheetPhrases['release'] = {
  nonEmergency: 'Para o pessoal não envolvido na resposta à emergência',
  responders: 'Para o pessoal responsável pela resposta à emergência',
  wearEquipment: 'Usar o equipamento indicado na secção 8. Manter afastadas as pessoas sem proteção.',
  ventilate: 'Ventilar a zona. Não respirar vapores, névoas ou gases.',
  noDust: 'Evitar levantar poeiras e não as respirar.',
  noIgnition:
    'Eliminar imediatamente todas as fontes de ignição; sem faíscas, sem chama aberta, não fumar. Utilizar equipamento à prova de explosão.',
  noContact: 'Evitar todo o contacto com a pele, os olhos e a roupa.',
  slippery: 'Perigo de escorregamento no produto derramado.',
  upwind: 'Permanecer a barlavento e evitar as zonas baixas onde os vapores se acumulam.',
  upwindGas: 'Permanecer a barlavento.',
  evacuate: 'Evacuar imediatamente a zona de perigo.',
  combustibles: 'Manter as matérias combustíveis afastadas do derrame.',
  oxygenClothing:
    'O vestuário absorve oxigénio e arde então violentamente: arejá-lo ao ar livre antes de se aproximar de uma fonte de ignição.',
  responderSuit:
    'Usar vestuário de proteção química e, se a concentração for desconhecida, aparelho de respiração autónomo.',
  responderApparatus: 'Se a concentração for desconhecida, usar aparelho de respiração autónomo.',
  responderFlammable: 'Usar vestuário retardador de chama e antiestático.',
  responderPlain: 'Em geral, não é necessário equipamento especial além do indicado na secção 8.',
  responderMaterial: (material: string) => `Material adequado para luvas: ${material}.`,

  drains: 'Não deixar o produto chegar aos esgotos, às águas superficiais ou às águas subterrâneas.',
  soil: 'Evitar a propagação a uma grande área, por exemplo com diques ou barreiras.',
  report: 'Se o produto tiver atingido águas, esgotos ou o solo, informar as autoridades.',
  gasAway: 'Deixar o gás dispersar-se ao ar livre; evitar a sua entrada em poços, caves e esgotos.',

  stopLeak: 'Deter a fuga se tal puder ser feito em segurança.',
  absorb:
    'Recolher com absorvente inerte (areia, terra de diatomáceas, aglutinante universal) e colocar em recipientes fechados e identificados.',
  absorbOxidiser:
    'Recolher com absorvente inerte e não combustível (areia, terra de diatomáceas); nunca com serradura, panos ou papel. Colocar em recipientes limpos de plástico, sem os fechar hermeticamente; nunca devolver o produto derramado ao seu recipiente.',
  absorbIsocyanate:
    'Recolher com absorvente inerte húmido (areia, terra de diatomáceas, aglutinante universal) e colocar em recipientes abertos. Não fechar os recipientes durante 7 a 14 dias: forma-se dióxido de carbono. Manter húmido, ao ar livre ou bem ventilado.',
  foamCure:
    'Deixar curar a espuma ou a cola derramada e depois removê-la mecanicamente. Não fechar hermeticamente os recipientes com produto não curado: forma-se dióxido de carbono.',
  absorbAcid:
    'Os pequenos resíduos podem ser neutralizados com cal ou soda, com cuidado, pois podem formar-se calor e gás; em seguida, enxaguar com muita água.',
  absorbBase:
    'Os pequenos resíduos podem ser neutralizados com ácido diluído, por exemplo ácido cítrico, com cuidado, pois pode formar-se calor; em seguida, enxaguar com muita água.',
  diluteFirst:
    'Não neutralizar o produto não diluído e evitar qualquer contaminação: pode decompor-se violentamente. Diluir primeiro os pequenos resíduos com muita água.',
  sparkFree: 'Utilizar ferramentas antichispa.',
  sweep:
    'Recolher mecanicamente sem levantar poeiras (aspirador industrial com filtro fino) e colocar em recipientes fechados e identificados.',
  sweepDust:
    'Recolher mecanicamente sem levantar poeiras (aspirador industrial à prova de explosão com filtro fino) e colocar em recipientes fechados e identificados.',
  sweepOxidiser:
    'Recolher a seco com uma pá limpa e incombustível, sem levantar pó; não usar aspirador, serradura, panos ou papel. Colocar em recipientes de plástico limpos e secos, sem os fechar hermeticamente; nunca devolver o produto derramado ao seu recipiente.',
  takeUpPaste: 'Recolher mecanicamente (espátula, pá) e colocar em recipientes rotulados.',
  dryOnly: 'Recolher a seco. Não utilizar água.',
  gasStop: 'Fechar a válvula, levar o recipiente com fuga para o ar livre.',
  clean: 'Limpar o local com água e detergente; recolher a água de lavagem.',
  cleanIsocyanate:
    'Descontaminar o local com uma solução de 5 a 10 % de carbonato de sódio e 0,2 a 2 % de detergente em água, ou de 50 % de isopropanol, 45 % de água e 5 % de amoníaco; deixar atuar 30 minutos. Ventilar: forma-se dióxido de carbono.',
  cleanOxidiser:
    'Enxaguar o local com muita água, sem detergente nem matéria orgânica; recolher a água de enxaguamento.',
  disposeAs: 'Eliminar o material recolhido de acordo com a secção 13.',
  reference: 'Telefone de emergência: secção 1. Equipamento de proteção: secção 8. Eliminação: secção 13.',
};
