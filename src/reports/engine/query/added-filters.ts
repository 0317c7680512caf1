import type { ReportModel } from '../definition/model';
import type { Params } from './requests';

/** Whether a request has filters that the report of the shop's WooCommerce does not have itself. */
export function hasAddedFilters(
	{ addedFilters = [] }: Pick<ReportModel, 'addedFilters'>,
	request: Params,
): boolean {
	return addedFilters.some((name) => request[name] !== undefined);
}
