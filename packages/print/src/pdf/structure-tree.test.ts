import { describe, expect, it } from 'vitest';
import { withoutWrappers, withLabels, withRowHeaders } from './structure-tree.ts';

const tree = [
  { id: 1, body: '<< /Type /StructTreeRoot /K [2 0 R] >>' },
  { id: 2, body: '<< /S /Document /P 1 0 R /K [3 0 R 9 0 R] >>' },
  { id: 3, body: '<< /S /Div /P 2 0 R /K [4 0 R 5 0 R] >>' },
  { id: 4, body: '<< /S /P /P 3 0 R /K [0] /Pg 20 0 R >>' },
  { id: 5, body: '<< /S /Div /P 3 0 R /K [6 0 R] >> ' },
  { id: 6, body: '<< /S /P /P 5 0 R /K [1 2] /Pg 20 0 R >>' },
  { id: 9, body: '<< /S /Div /P 2 0 R /Lang (fr) /K [10 0 R] >>' },
  { id: 10, body: '<< /S /Div /P 9 0 R /K [3] /Pg 20 0 R >>' },
  { id: 11, body: '[4 0 R 6 0 R 6 0 R 10 0 R]' },
];

const layout = '<< /O /Layout /BorderThickness [0 0.4 0 0] >>';
const cell = (tag: string, attributes: string) => `<< /S /${tag} /P 1 0 R /A [${attributes}${layout}] /K [0] >>`;
const headed = '<< /O /Table /Headers [(U1x0y0)] >> ';
const headings = [
  { id: 1, body: '<< /S /TR /P 9 0 R /K [2 0 R 3 0 R] >>' },
  { id: 2, body: cell('TH', '<< /O /Table /Scope /Column /Headers [] >> ') },
  { id: 3, body: cell('TH', '<< /O /Table /Scope /Column /Headers [] >> ') },
];

describe('the structure of a PDF', () => {
  it('leaves out divisions that only hold others, and keeps those that say or hold something themselves', () => {
    expect(withoutWrappers(tree)).toEqual([
      tree[0],
      { id: 2, body: '<< /S /Document /P 1 0 R /K [4 0 R 6 0 R 9 0 R] >>' },
      { id: 4, body: '<< /S /P /P 2 0 R /K [0] /Pg 20 0 R >>' },
      { id: 6, body: '<< /S /P /P 2 0 R /K [1 2] /Pg 20 0 R >>' },
      tree[6],
      tree[7],
      tree[8],
    ]);
  });

  it('leaves out divisions that hold nothing', () => {
    expect(
      withoutWrappers([
        { id: 1, body: '<< /S /Document /P 9 0 R /K [2 0 R 3 0 R] >>' },
        { id: 2, body: '<< /S /Div /P 1 0 R /K [] >>' },
        { id: 3, body: '<< /S /P /P 1 0 R /K [0] >>' },
      ]),
    ).toEqual([
      { id: 1, body: '<< /S /Document /P 9 0 R /K [ 3 0 R] >>' },
      { id: 3, body: '<< /S /P /P 1 0 R /K [0] >>' },
    ]);
  });

  it('makes the first cell of a row its header, and lets the scopes tell which cells it heads', () => {
    const row = [
      { id: 4, body: '<< /S /TR /P 8 0 R /K [6 0 R 5 0 R] >>' },
      { id: 5, body: cell('TD', headed) },
      { id: 6, body: cell('TD', headed) },
    ];
    expect(withRowHeaders([...headings, ...row])).toEqual([
      ...headings,
      row[0],
      { id: 5, body: cell('TD', '') },
      { id: 6, body: cell('TH', '<< /O /Table /Scope /Row >> ') },
    ]);
  });

  it('makes the strong text of a label the label, and keeps it where it says something of itself or is not all', () => {
    const body = { id: 3, body: '<< /S /LBody /P 1 0 R /K [1] /Pg 20 0 R >>' };
    const special = [
      { id: 5, body: '<< /S /LI /P 9 0 R /K [6 0 R 8 0 R] >>' },
      { id: 6, body: '<< /S /Lbl /P 5 0 R /K [7 0 R] >>' },
      { id: 7, body: '<< /S /Strong /P 6 0 R /Lang (fr) /K [2] /Pg 20 0 R >>' },
      { id: 8, body: '<< /S /Lbl /P 5 0 R /K [3 10 0 R] /Pg 20 0 R >>' },
      { id: 10, body: '<< /S /Strong /P 8 0 R /K [4] /Pg 20 0 R >>' },
    ];
    const list = (numbering: string) => ({
      id: 9,
      body: `<< /S /L /P 11 0 R /A [<< /O /List /ListNumbering /${numbering} >>] /K [1 0 R 5 0 R] >>`,
    });
    expect(
      withLabels([
        list('None'),
        { id: 1, body: '<< /S /LI /P 9 0 R /K [2 0 R 3 0 R] >>' },
        { id: 2, body: '<< /S /Lbl /P 1 0 R /K [4 0 R] >>' },
        body,
        { id: 4, body: '<< /S /Strong /P 2 0 R /K [0] /Pg 20 0 R >>' },
        ...special,
      ]),
    ).toEqual([
      list('Disc'),
      { id: 1, body: '<< /S /LI /P 9 0 R /K [4 0 R 3 0 R] >>' },
      body,
      { id: 4, body: '<< /S /Lbl /P 1 0 R /K [0] /Pg 20 0 R >>' },
      ...special,
    ]);
  });
});
