import { isDictionary } from '../parse-replies';
import { paths } from '../paths';
import type { TaxDifferences } from '../rows/tax-places';
import { request } from './request';

/**
 * Asks for taxes by rate beside those of Revenue, and for the orders that cause a difference. Rejects with an ApiError.
 * @example await loadTaxDifferences({ after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' })
 */
export function loadTaxDifferences(query: {
	readonly after: string;
	readonly before: string;
}): Promise<TaxDifferences> {
	const isExpected = (reply: unknown) => isDictionary(reply) && Array.isArray(reply['orders']);
	return request<TaxDifferences>({ path: paths.taxDifferences, query: { ...query }, isExpected });
}
