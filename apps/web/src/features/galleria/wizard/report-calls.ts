import { createGalleriaOrder } from '@gosds/contract/galleria/create-galleria-order';
import { fieldValues } from '@gosds/contract/galleria/field-values';
import { galleriaPlaces } from '@gosds/contract/galleria/galleria-places';
import { type GalleriaNode, treeNodes } from '@gosds/contract/galleria/tree-nodes';
import { queryOptions } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';
import type { OpenedNode, Point, WizardState } from './wizard-state.ts';

export const loadPlaces = () => invoke(galleriaPlaces);

export const placesQuery = queryOptions({
  queryKey: ['galleria-places'],
  queryFn: loadPlaces,
  staleTime: 300_000,
});

type Place = Pick<WizardState, 'country' | 'region'>;

const placeOf = ({ country, region }: Place) => ({ galleriaCountryCode: country, galleriaRegionCode: region });

export type TreeParent = OpenedNode | { readonly id: ''; readonly type: 'root' };

export const nodesQuery = (place: Place, materialId: number, parent: TreeParent) =>
  queryOptions({
    queryKey: ['galleria-tree', place.country, place.region, materialId, parent.id],
    queryFn: async () => {
      const body = { ...placeOf(place), NodeId: parent.id, NodeType: parent.type, MaterialId: materialId };
      return (await invoke(treeNodes, { body })).nodes;
    },
    staleTime: 300_000,
  });

/** The entries of one list for a chemical. Fails if the list is not there any more. */
export const loadValues = async (materialId: number, code: string) => {
  const SearchParameters = [{ Type: 'ListIndex' as const, Value: code }];
  const { values } = await invoke(fieldValues, { body: { Materials: [{ Id: materialId }], SearchParameters } });
  const [found] = values;
  if (found === undefined) throw new Error(`The service has no values of the list ${code}.`);
  return found;
};

export const valuesQuery = (materialId: number, code: string) =>
  queryOptions({
    queryKey: ['galleria-values', materialId, code],
    queryFn: () => loadValues(materialId, code),
    staleTime: 300_000,
  });

export const pointsOf = (nodes: readonly GalleriaNode[]): readonly Point[] =>
  nodes.flatMap(({ list }) => (list ? [{ code: list.code, country: list.country, topic: list.topic }] : []));

/** The data points below a node; `root` has all. */
export const loadPoints = async (place: Place, id: string): Promise<readonly Point[]> =>
  pointsOf((await invoke(treeNodes, { body: { ...placeOf(place), SelectedNodeIds: [id] } })).nodes);

/** Creates an order for the selection. `labels` are those of the industries; undefined if all are selected. */
export async function createOrder(state: WizardState, labels: readonly string[] | undefined): Promise<string> {
  const { galleria, mode, checked } = state;
  if (galleria === null) throw new Error('No chemical is picked.');
  const { orderId } = await invoke(createGalleriaOrder, {
    body: {
      documentParameters: {
        MaterialId: galleria.MaterialId,
        Lists: mode === 'all' ? 'all' : checked.map(({ code }) => code),
        CountryRegion: placeOf(state),
        ...(labels === undefined ? {} : { Industry: JSON.stringify(labels) }),
      },
      additionalInfo: { name: galleria.Name, materialId: galleria.MaterialId, cwNumber: galleria.CwNo },
    },
  });
  return orderId;
}
