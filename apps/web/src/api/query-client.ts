import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * A client that after a change asks again for what was just being loaded for the first time. The library would take the
 * answer of the call under way, which may be from before the change.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const { predicate = () => true } = filters;
    await this.cancelQueries<Key>({
      ...filters,
      predicate: (query) => query.state.data === undefined && predicate(query),
    });
    await super.invalidateQueries(filters, options);
  }
}
