import { render, screen } from '@testing-library/react';
import CurrencyFactory from '@store-analytics/currency';
import { parseQuery } from '@store-analytics/navigation';
import type { Query } from '../../src/platform/query';
import { readSettings } from '../../src/platform/settings/settings';
import breakdown from '../../src/reports/definitions/breakdown';
import { buildModel } from '../../src/reports/engine/definition/model';

/** The parameters of the link in a cell of a breakdown's row, of three orders by default; undefined without a link. */
export function linkIn(
	query: Query,
	key: string,
	row: object,
	report = breakdown,
): Record<string, unknown> | undefined {
	const settings = readSettings({ standsAlone: true });
	const { columns } = buildModel(report, '', settings, { query });
	const column = columns.find((one) => one.key === key);
	const tools = { query, settings, currency: CurrencyFactory() };
	render(<>{column?.display?.({ orders_count: 3, ...row }, 'shown', tools)}</>);
	const href = screen.queryByRole('link', { name: 'shown' })?.getAttribute('href');
	return href ? parseQuery(href.slice(href.indexOf('?'))) : undefined;
}
