import { __, sprintf } from '@wordpress/i18n';
import { useReportItems } from '@store-analytics/data';
import { formatPhpDate } from '@store-analytics/date';
import { getNewPath } from '@store-analytics/navigation';
import type { OrdersRead } from '@store-analytics/rest-api/client';
import { dimensionOf } from '@store-analytics/rest-api/dimensions';
import type { ReportPartProps } from '../../engine/definition/definition';
import { readCurrencies } from '../../../platform/settings/settings';
import { readSoFar } from '../../data-status/reading/read-so-far';
import { useOrdersRead } from '../../data-status/reading/use-orders-read';
import { CurrenciesSentence } from '../../data-status/several-currencies';
import { readRecord, readText } from '../../../platform/read-value';
import './about-query.css';

/** What a breakdown's numbers leave out or add up, as far as the shop says: unread orders, currencies, days without values. */
export function AboutQuery({ path, query, tools, chosen, request }: ReportPartProps) {
	const { data } = useReportItems('breakdown', request);
	const { coverage, currencies, filling, without_extensions } = readRecord(data?.about);
	const { done, total } = readRecord(filling);
	const covered = readRecord(readRecord(coverage)[chosen]);
	const since = readText(covered.since);
	// A page that knows the currencies of the shop says so on every screen.
	const isSaid = tools.settings.currencies.length > 0;
	const others = isSaid ? [] : readCurrencies(currencies);
	// Orders that are not read yet may be older, and say more.
	const isReading = total !== undefined;
	const isLacking = !isReading && since !== '' && since > String(request['after']).slice(0, 10);
	const isNever = !isReading && covered.since === null && covered.known === 0;
	// The plugin names the filters of extensions that change WooCommerce's own SQL.
	const isWithout = Array.isArray(without_extensions) && without_extensions.length > 0;
	if (!isReading && others.length === 0 && !isLacking && !isNever && !isWithout) return null;
	const name = dimensionOf(chosen)?.label() ?? chosen;
	return (
		<ul className="sa-about-query">
			{isReading && (
				<StillReading read={{ done: Number(done), total: Number(total) }} tools={tools} />
			)}
			{isLacking && (
				<li>
					{sprintf(
						/* translators: 1: what numbers are broken down by, such as "Channel", 2: a day */
						__('%1$s: recorded since %2$s.', 'store-analytics'),
						name,
						formatPhpDate(`${since}T00:00:00`, tools.settings.dateFormat),
					)}
				</li>
			)}
			{isNever && (
				<li>
					{sprintf(
						/* translators: %s: what numbers are broken down by, such as "Channel" */
						__(
							'%s: not recorded in any order of this shop. WooCommerce records it since version 8.5.',
							'store-analytics',
						),
						name,
					)}
				</li>
			)}
			{isWithout && (
				<li>
					{__(
						'An extension changes WooCommerce’s own reports. These numbers are without its changes.',
						'store-analytics',
					)}
				</li>
			)}
			{others.length > 0 && (
				<li>
					<CurrenciesSentence
						currencies={others}
						each={chosen === 'currency' ? null : getNewPath({ ...query, by: 'currency' }, path, {})}
					/>
				</li>
			)}
		</ul>
	);
}

function StillReading({ read, tools }: { read: OrdersRead; tools: ReportPartProps['tools'] }) {
	const latest = useOrdersRead(read);
	return latest ? <li>{readSoFar(latest, tools.currency)}</li> : null;
}
