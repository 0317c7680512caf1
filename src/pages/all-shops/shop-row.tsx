import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Delta, Link, Placeholder } from '@store-analytics/components';
import CurrencyFactory, { type Currency } from '@store-analytics/currency';
import type { ShopSummary } from '@store-analytics/rest-api';
import { shownChange } from '../../reports/engine/summary/change';
import type { Query } from '../../platform/query';
import { dayText, overviewOf, problemText } from './shop-words';
import type { ShopColumn } from './shops-table';

interface RowTools {
	readonly count: (value: number) => string;
	/** Names what is compared with, with a colon. */
	readonly previousLabel: string;
	/** The dates of the address. */
	readonly dates: Query;
}

/** The cells of a shop. */
export function shopRow(shop: ShopSummary, columns: readonly ShopColumn[], tools: RowTools) {
	const currency = CurrencyFactory(shop.money ?? {});
	return columns.map((column) => ({
		display: cellOf(column, shop, currency, tools),
		value: column.valueOf(shop),
	}));
}

function cellOf(
	column: ShopColumn,
	shop: ShopSummary,
	currency: Currency,
	tools: RowTools,
): ReactNode {
	const { key, isMoney, valueOf } = column;
	const { count } = tools;
	const value = valueOf(shop);
	if (key === 'shop') return <ShopName shop={shop} {...tools} />;
	if (key === 'change' && shop.numbers) return <Change {...{ shop, currency, ...tools }} />;
	if (value === null || value === '') return <Missing shop={shop} />;
	if (isMoney) return currency.render(value);
	return typeof value === 'number' ? count(value) : value;
}

interface ShopNameProps extends Pick<RowTools, 'dates'> {
	readonly shop: ShopSummary;
}

/** Its name, currency, zone and current day. */
function ShopName({ shop, dates }: ShopNameProps) {
	const { title, currency, timeZone, numbers, problem } = shop;
	const day = numbers ? dayText(numbers.day, false) : '';
	const facts = [currency, timeZone.replaceAll('_', ' '), day].filter((fact) => fact !== '');
	return (
		<span className="sa-all-shops__name">
			<Link href={overviewOf(shop, dates)} type="wp-admin">
				<bdi>{title}</bdi>
			</Link>
			{facts.length > 0 && (
				<span className="sa-all-shops__facts">
					{facts.map((fact) => (
						<span key={fact}>
							<bdi>{fact}</bdi>
						</span>
					))}
				</span>
			)}
			{problem && (
				<span className="sa-all-shops__problem">
					{problemText(problem)}
					<span {...(problem.language && { dir: 'ltr', lang: problem.language })}>
						{problem.message}
					</span>
				</span>
			)}
		</span>
	);
}

/** Loading, or unknown. */
function Missing({ shop: { isReading, numbers } }: { readonly shop: ShopSummary }) {
	return isReading && !numbers ? (
		<Placeholder width={60} />
	) : (
		<span aria-label={__('Unknown', 'store-analytics')} role="img">
			—
		</span>
	);
}

interface ChangeProps extends Pick<RowTools, 'previousLabel'> {
	readonly shop: ShopSummary;
	readonly currency: Currency;
}

function Change({ shop: { numbers }, currency, previousLabel }: ChangeProps) {
	if (!numbers?.compared) return null;
	const { range, compared } = numbers;
	return (
		<Delta
			{...shownChange('currency', range.netSales, compared.netSales, currency)}
			prevLabel={previousLabel}
			prevValue={currency.formatAmount(compared.netSales)}
		/>
	);
}
