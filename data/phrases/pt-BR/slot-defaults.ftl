protectiveEquipment = luvas de proteção, roupa de proteção, proteção ocular e proteção facial
helper = um CENTRO DE INFORMAÇÃO TOXICOLÓGICA ou um médico
treatment = as medidas de primeiros-socorros na seção 4 da FDS
disposal = instalação autorizada para a destinação de resíduos, conforme as regulamentações locais, estaduais e federais
