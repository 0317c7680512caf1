import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, Card, Delta } from '@store-analytics/components';
import CurrencyFactory from '@store-analytics/currency';
import type { ExchangeRates, ShopSummary } from '@store-analytics/rest-api';
import { useAppSettings } from '../../platform/settings/settings-context';
import { shownChange } from '../../reports/engine/summary/change';
import { useCount } from '../../reports/data-status/sync/use-sync';
import { dayText } from './shop-words';
import { countedShops, totalsInOne, type CurrencyTotals } from './totals';

interface TotalsCardProps {
	readonly shops: readonly ShopSummary[];
	readonly totals: readonly CurrencyTotals[];
	readonly rates: ExchangeRates | null;
	readonly onEdit: () => void;
}

/** Sums by currency, and of all shops if the user has typed rates; the rates are beside the sum, each with its day. */
export function TotalsCard({ shops, totals, rates, onEdit }: TotalsCardProps) {
	const all = totalsInOne(totals, rates);
	if (totals.length === 0) return null;
	return (
		<Card
			title={__('Totals', 'store-analytics')}
			description={<MissingShops shops={shops} />}
			className="sa-all-shops__sums"
		>
			<div
				className="sa-all-shops__scroll"
				tabIndex={0}
				role="region"
				aria-label={__('Totals', 'store-analytics')}
			>
				<table>
					<thead>
						<tr>
							<th scope="col">{__('Currency', 'store-analytics')}</th>
							<th scope="col">{__('Shops', 'store-analytics')}</th>
							<th scope="col">{__('Net sales today', 'store-analytics')}</th>
							<th scope="col">{__('Orders today', 'store-analytics')}</th>
							<th scope="col">{__('Net sales this month', 'store-analytics')}</th>
							<th scope="col">{__('Orders this month', 'store-analytics')}</th>
							<th scope="col">{__('Change in net sales', 'store-analytics')}</th>
						</tr>
					</thead>
					<tbody>
						{totals.map((each) => (
							<TotalsRow key={each.code} name={each.code} totals={each} />
						))}
					</tbody>
					{all && (
						<tfoot>
							<TotalsRow
								name={
									/* translators: %s: code of a currency */
									sprintf(__('All in %s', 'store-analytics'), all.code)
								}
								totals={all}
							/>
						</tfoot>
					)}
				</table>
			</div>
			{totals.length > 1 && <Rates {...{ all, rates, totals, onEdit }} />}
		</Card>
	);
}

function TotalsRow({ name, totals }: { readonly name: string; readonly totals: CurrencyTotals }) {
	const currency = CurrencyFactory(totals.config);
	const count = useCount();
	const { month, before } = totals;
	return (
		<tr>
			<th scope="row">{name}</th>
			<td>{count(totals.shops)}</td>
			<td>
				<bdi>{currency.formatAmount(totals.today)}</bdi>
			</td>
			<td>{count(totals.ordersToday)}</td>
			<td>
				<bdi>{currency.formatAmount(month)}</bdi>
			</td>
			<td>{count(totals.ordersOfMonth)}</td>
			<td>
				<Delta
					{...shownChange('currency', month, before, currency)}
					prevLabel={__('The same days of last month:', 'store-analytics')}
					prevValue={currency.formatAmount(before)}
				/>
			</td>
		</tr>
	);
}

function Rates({
	all,
	rates,
	totals,
	onEdit,
}: Pick<TotalsCardProps, 'totals' | 'rates' | 'onEdit'> & { readonly all: CurrencyTotals | null }) {
	const { dateFormat } = useAppSettings();
	const count = useCount();
	const used = totals.flatMap(({ code }) => {
		const rate = rates?.rates[code];
		return rate && code !== all?.code ? [{ code, ...rate }] : [];
	});
	return (
		<div className="sa-all-shops__rates">
			{all ? (
				<p>
					{__('At the rates you entered:', 'store-analytics')}{' '}
					{used
						.map(({ code, rate, typed }) =>
							sprintf(
								/* translators: 1: code of a currency, 2: number, 3: code of a currency, 4: a date */
								__('1 %1$s = %2$s %3$s (%4$s)', 'store-analytics'),
								...[code, count(rate), all.code, dayText(typed, dateFormat)],
							),
						)
						.join(' · ')}
				</p>
			) : (
				<p>
					{__('Totals across currencies use only the exchange rates you enter.', 'store-analytics')}
				</p>
			)}
			<Button variant="secondary" aria-haspopup="dialog" onClick={onEdit}>
				{all
					? __('Change rates', 'store-analytics')
					: __('Enter exchange rates', 'store-analytics')}
			</Button>
		</div>
	);
}

/** Shops that are not in the sums. */
function MissingShops({ shops }: Pick<TotalsCardProps, 'shops'>) {
	const missing = shops.length - countedShops(shops).length;
	const count = useCount();
	if (missing === 0) return null;
	/* translators: %s: how many shops */
	const text = _n('Without %s shop', 'Without %s shops', missing, 'store-analytics');
	return <>{sprintf(text, count(missing))}</>;
}
