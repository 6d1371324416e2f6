import { holdsAt, industries, regionOf, regions, unionOf } from '@gosds/catalogue/galleria/places';
import { fieldValues as fieldValuesCall } from '@gosds/contract/galleria/field-values';
import { galleriaPlaces } from '@gosds/contract/galleria/galleria-places';
import { treeNodes } from '@gosds/contract/galleria/tree-nodes';
import { Problem } from '@gosds/contract/problem';
import { countries, countryByCode, notSpecified } from '@gosds/sheet/profiles/countries';
import type { ChemicalStore } from '@gosds/usecases/chemicals/chemical-store';
import { industryCodes, knownPlace } from '@gosds/usecases/galleria/asked-place';
import { browseLists, type FieldValue, fieldValues, rememberLists } from '@gosds/usecases/galleria/browse-lists';
import type { TreeNode } from '@gosds/usecases/galleria/list-tree';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';

const titleOf = ({ type, name }: TreeNode): string => (type === 'country' ? (countryByCode(name)?.name ?? name) : name);

const toNode = (node: TreeNode) => ({
  attr: { id: node.id, type: node.type, lists: node.lists, named: node.named },
  data: { title: titleOf(node), name: node.type === 'list' ? node.id : node.name },
  list: node.list ?? null,
});

const toValue = ({ materialId, list, entries }: FieldValue) => ({
  ...{ MaterialId: materialId, listIndex: list.code, listName: list.title, Version: list.version },
  ...{ inList: entries.length > 0, completeness: list.completeness, values: entries },
});

type Deps = { readonly chemicals: ChemicalStore; readonly limiter: RateLimiter };

/** The tree of lists by country and region, and their entries. */
export function treeRoutes({ chemicals, limiter }: Deps): readonly Route[] {
  const allLists = rememberLists(chemicals);
  const browse = browseLists({ chemicals, allLists });
  const values = fieldValues({ chemicals, allLists });
  const start = async (userId: string) => {
    await limiter.take(policy.rateLimits.chemicalsPerUser, userId);
    if ((await chemicals.state()) === null) throw new Problem('catalogue-loading');
  };
  return [
    route(galleriaPlaces, async (request) => {
      await start(userOf(request).id);
      const lists = await allLists();
      const counted = countries.map(({ id, code }) => {
        const place = { country: code, region: regionOf(code) };
        const held = lists.filter(({ country }) => holdsAt(country, place)).length;
        return { id, code, region: place.region, union: unionOf(code), lists: held };
      });
      return { countries: counted.filter(({ code }) => code !== notSpecified.code), regions, industries };
    }),
    route(
      treeNodes,
      async (request) => {
        await start(userOf(request).id);
        const { NodeId: id, NodeType: type, MaterialId: materialId, SelectedNodeIds: selected } = request.body;
        const place = knownPlace(request.body);
        const industries = industryCodes(request.body.industry);
        const nodes = await browse({ place, industries, materialId, node: { id, type }, selected });
        return { nodes: nodes.map(toNode) };
      },
      { csrf: false },
    ),
    route(
      fieldValuesCall,
      async (request) => {
        await start(userOf(request).id);
        const { Materials: materials, SearchParameters: parameters } = request.body;
        const found = await values(
          materials.map(({ Id }) => Id),
          parameters.map(({ Value }) => Value),
        );
        return { values: found.map(toValue) };
      },
      { csrf: false },
    ),
  ];
}
