/** Columns of the table below, in its order. */
export const precedenceColumns = [
  '4.1 II',
  '4.1 III',
  '4.2 II',
  '4.2 III',
  '4.3 I',
  '4.3 II',
  '4.3 III',
  '5.1 I',
  '5.1 II',
  '5.1 III',
  '6.1 I dermal',
  '6.1 I oral',
  '6.1 II',
  '6.1 III',
  '8 I',
  '8 II',
  '8 III',
] as const;

export const precedenceParagraph = 'ADR 2.1.3.10; UN Model Regulations 2.0.3.3';

/**
 * Which of two classes goes before: `=` the class of the row, `^` that of the column, `s` the column where the mixture is solid
 * and the row where it is liquid, `l` the other way round, `.` the pair does not meet. The packing group is the stricter one.
 */
// prettier-ignore
export const precedenceRows: Readonly<Record<string, string>> = {
  //              4.1   4.2   4.3     5.1     6.1        8
  //              23    23    123     123     dor2 3     123
  '3 I': 'ss' + 'ss' + '^^^' + 'sss' + '====' + '===',
  '3 II': 'ss' + 'ss' + '^^^' + 'sss' + '====' + '^==',
  '3 III': 'ss' + 'ss' + '^^^' + 'sss' + '^^^=' + '^^=',
  '4.1 II': '..' + '^^' + '^^^' + '^==' + '^^ll' + '^ll',
  '4.1 III': '..' + '^^' + '^^^' + '^==' + '^^^l' + '^^l',
  '4.2 II': '..' + '..' + '^^^' + '^==' + '^^==' + '^==',
  '4.2 III': '..' + '..' + '^^^' + '^^=' + '^^^=' + '^^=',
  '4.3 I': '..' + '..' + '...' + '^==' + '^===' + '===',
  '4.3 II': '..' + '..' + '...' + '^==' + '^===' + '^==',
  '4.3 III': '..' + '..' + '...' + '^^=' + '^^^=' + '^^=',
  '5.1 I': '..' + '..' + '...' + '...' + '====' + '===',
  '5.1 II': '..' + '..' + '...' + '...' + '^===' + '^==',
  '5.1 III': '..' + '..' + '...' + '...' + '^^^=' + '^^=',
  '6.1 I dermal': '..' + '..' + '...' + '...' + '....' + 'l==',
  '6.1 I oral': '..' + '..' + '...' + '...' + '....' + 'l==',
  '6.1 II inhalation': '..' + '..' + '...' + '...' + '....' + 'l==',
  '6.1 II dermal': '..' + '..' + '...' + '...' + '....' + 'll=',
  '6.1 II oral': '..' + '..' + '...' + '...' + '....' + '^l=',
  '6.1 III': '..' + '..' + '...' + '...' + '....' + '^^^',
};
