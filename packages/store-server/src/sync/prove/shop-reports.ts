import { __, sprintf } from '@wordpress/i18n';
import type { ShopClient } from '../../sources/rest/shop-client';
import { ShopError } from '../../sources/connection/shop-error';
import { cached } from '../../sources/rest/pages/cached';
import {
	documentIn,
	documents,
	isDocument,
	isId,
	number,
	text,
} from '../../documents/files/documents';
import type { DateType } from '../../schema/shop-settings';
import type { ShopTime } from '../../base/time/shop-time';
import {
	MOST_DAYS_AT_ONCE,
	noBatchYet,
	NotProvable,
	type CountedReports,
	type DayTotals,
	type DayRow,
} from './day-totals';

const REVENUE = '/wc-analytics/reports/revenue/stats';
const ORDERS = '/wc-analytics/reports/orders';
const PER_PAGE = 100;

/** The share of orders that the shop's reports may lack, because some were never counted. */
const MOST_LACKING = 0.05;

/**
 * The shop's own reports over REST. Throws NotProvable if they have no comparable numbers, and ShopErrors like its
 * client.
 */
export class ShopReports implements CountedReports {
	constructor(
		private readonly client: ShopClient,
		private readonly dateType: DateType,
	) {}

	async countedUntil(time: ShopTime): Promise<number | null> {
		await this.checkImport();
		const response = await this.client.getIfAllowed('/wc-analytics/imports/status');
		const status = isDocument(response?.data) ? response.data : {};
		if (text(status, 'mode') !== 'scheduled') return null;
		const last = time.parse(text(status, 'last_processed_date'));
		if (last === null) throw noBatchYet();
		return time.instant(last).getTime();
	}

	private async checkImport(): Promise<void> {
		const response = await this.client.getIfAllowed('/wc-analytics/reports/import/status');
		if (!isDocument(response?.data)) return;
		const orders = documentIn(response.data, 'orders');
		const [imported, total] = [number(orders, 'imported'), number(orders, 'total')];
		// A few waiting ones are those of the last minutes.
		if (total - imported <= total * MOST_LACKING) return;
		const share = `${imported.toLocaleString('en')} of ${total.toLocaleString('en')}`;
		if (response.data['is_importing'] === true) {
			throw new NotProvable(
				`The shop is importing its orders into its reports (${share}); they are compared when it has.`,
			);
		}
		throw new NotProvable(
			`The shop's reports hold ${share} orders only; import the others there: Analytics → Settings → Import historical data.`,
		);
	}

	async days(from: string, to: string): Promise<ReadonlyMap<string, DayTotals>> {
		const data = await this.ask(REVENUE, {
			...periodOf(from, to),
			interval: 'day',
			order: 'desc',
			per_page: MOST_DAYS_AT_ONCE,
			date_type: this.dateType,
			fields: 'orders_count,num_items_sold,net_revenue',
		});
		if (!isDocument(data) || !Array.isArray(data['intervals'])) throw this.noReport(REVENUE);
		return new Map(
			documents(data, 'intervals').map((interval) => {
				const numbers = documentIn(interval, 'subtotals');
				return [
					text(interval, 'interval'),
					{
						orders: number(numbers, 'orders_count'),
						itemsSold: number(numbers, 'num_items_sold'),
						netSales: number(numbers, 'net_revenue'),
					},
				];
			}),
		);
	}

	async rows(day: string): Promise<readonly DayRow[]> {
		const rows = new Map<number, DayRow>();
		for (let page = 1; ; page++) {
			const asked = { ...periodOf(day, day), order: 'asc', per_page: PER_PAGE, page };
			const data = await this.ask(ORDERS, asked);
			if (!Array.isArray(data)) throw this.noReport(ORDERS);
			const before = rows.size;
			for (const row of data.filter(isDocument)) {
				const id = number(row, 'order_id');
				const orderId = number(row, 'parent_id') || id;
				const numbers = {
					itemsSold: number(row, 'num_items_sold'),
					netSales: number(row, 'net_total'),
				};
				if (isId(id) && isId(orderId)) rows.set(id, { id, orderId, ...numbers });
			}
			if (data.length < PER_PAGE) return [...rows.values()];
			if (rows.size === before) throw cached(this.client.connected.shop + ORDERS);
		}
	}

	private async ask(
		route: string,
		query: Readonly<Record<string, string | number>>,
	): Promise<unknown> {
		try {
			const { data } = await this.client.get(route, { ...query, force_cache_refresh: true });
			return data;
		} catch (error) {
			if (!(error instanceof ShopError)) throw error;
			if (error.problem === 'missing') {
				throw new NotProvable(
					__(
						'The shop has no reports to compare with, because Analytics is switched off (WooCommerce → Settings → Advanced → Features).',
						'store-analytics',
					),
				);
			}
			if (error.problem === 'rights' || error.problem === 'key') {
				throw new NotProvable(
					__(
						'The key can’t read the shop’s reports. Assign it to an administrator or shop manager.',
						'store-analytics',
					),
				);
			}
			throw error;
		}
	}

	private noReport(route: string): ShopError {
		const { shop } = this.client.connected;
		return new ShopError('refused', () =>
			/* translators: %s: address of a report */ sprintf(
				__('%s returned something other than a report.', 'store-analytics'),
				`${shop}${route}`,
			),
		);
	}
}

function periodOf(from: string, to: string) {
	return { after: `${from}T00:00:00`, before: `${to}T23:59:59` };
}
