import type { StoreDatabase } from '../../database/store-database';
import { TimeSlice } from '../../base/time-slice';
import { sumAllDays } from '../../day-sums/sum-days';
import { type OnProgress, makeStore } from '../../store-file/make-store';
import { loadShopSettings } from '../../schema/shop-settings';
import { CustomerDirectory } from '../../orders/customer-directory';
import { CustomerIds } from '../../orders/customer-ids';
import { writeRoles } from '../../orders/customer-roles';
import { noteTaxCodes, ratePlaces, taxCodeRows } from '../../documents/taxes/tax-codes';
import type { SourceOrder, TaxItem } from '../../orders/order-source';
import { ShopWriter } from '../../orders/shop-writer';
import { ShopTime } from '../../base/time/shop-time';
import { Aftermath } from './orders/aftermath';
import { Buyers } from './people/buyers';
import { demoCatalog } from './catalog/catalog';
import { demoCoupons } from './catalog/catalog-data';
import { ItemIds } from './orders/order-items';
import { makeOrder, momentOf, type OrderMaker } from './orders/orders';
import { Random, WeightedChoice } from './random';
import { RefundQueue, type ComingRefund } from './orders/refund-queue';
import { fullRefund, partialRefund } from './orders/refunds';
import { orderTimes, salesCalendar, shareUntil } from './orders/sales-calendar';
import type { DemoLanguage } from './demo-language';
import { demoWordPress } from './settings-data';
import { writeCatalog, writeShop } from './shop-rows';

/** Inputs of a demo shop: the same values give the same shop, row by row. */
export interface DemoShopOptions {
	/** Path of the new store file. */
	readonly file: string;
	/** Number of orders; refunds are additional. */
	readonly orders?: number;
	/** The end of the two years. */
	readonly now: Date;
	/** English by default. */
	readonly language?: Partial<DemoLanguage>;
	readonly onProgress?: OnProgress;
}

const DAY = 86_400_000;
const FIRST_ORDER_ID = 1001;
const none: ReadonlySet<number> = new Set();

/** Generates a demo shop with two years of orders until `now`. The file appears only when it is complete. */
export async function createDemoShop({
	file,
	orders = 10_000,
	now,
	language = {},
	onProgress = () => undefined,
}: DemoShopOptions): Promise<void> {
	await makeStore(file, async (database) => {
		const at = Math.floor(now.getTime() / 1000) * 1000;
		const sales = await DemoSales.open(database, orders, at, language);
		await sales.run(onProgress);
	});
}

/** Generates the demo shop’s orders, day by day. */
class DemoSales {
	private readonly random = new Random(2024);
	private readonly coming = new RefundQueue();
	private readonly taxCodes = new Map<number, TaxItem>();
	private nextId = FIRST_ORDER_ID;

	private constructor(
		private readonly database: StoreDatabase,
		private readonly count: number,
		private readonly now: number,
		private readonly time: ShopTime,
		private readonly writer: ShopWriter,
		private readonly buyers: Buyers,
		private readonly maker: OrderMaker,
		private readonly aftermath: Aftermath,
	) {}

	static async open(
		database: StoreDatabase,
		count: number,
		now: number,
		language: Partial<DemoLanguage>,
	): Promise<DemoSales> {
		const time = new ShopTime(demoWordPress.timezone);
		const opened = momentOf(time, now - 760 * DAY);
		const catalog = demoCatalog(opened);
		await database.transaction(async (within) => {
			await writeShop(within, time, now, language);
			await writeCatalog(within, catalog, time, opened);
		});
		const settings = await loadShopSettings(database);
		const directory = new CustomerDirectory(new CustomerIds(0));
		const couponIds = new Map<string, number>(demoCoupons.map(({ code, id }) => [code, id]));
		const writer = new ShopWriter(database, directory, {
			precision: settings.currency.precision,
			roundsTaxAtSubtotal: settings.roundsTaxAtSubtotal,
			excludedStatuses: settings.excludedStatuses,
			...settings.rules,
			couponId: (code) => couponIds.get(code),
			placeOfRate: ratePlaces(new Map()),
		});
		const { sellables } = catalog;
		const weight = (sellable: { weight: number }) => sellable.weight;
		const maker: OrderMaker = {
			time,
			now,
			ids: new ItemIds(),
			current: new WeightedChoice(
				sellables.filter(({ isGone }) => !isGone),
				weight,
			),
			former: new WeightedChoice(sellables, weight),
			formerUntil: now - 300 * DAY,
		};
		const aftermath = new Aftermath(sellables, time, now, Math.min(0.03, 300 / count));
		return new DemoSales(
			database,
			count,
			now,
			time,
			writer,
			new Buyers(directory, time),
			maker,
			aftermath,
		);
	}

	async run(onProgress: OnProgress): Promise<void> {
		const nowLocal = wall(this.time.local(new Date(this.now)));
		const lastDay = Math.floor(nowLocal / DAY) * DAY;
		const date = new Date(lastDay);
		const first = Date.UTC(date.getUTCFullYear() - 2, date.getUTCMonth(), date.getUTCDate());
		const passed = shareUntil(nowLocal - lastDay);
		const days = salesCalendar(this.count, first, lastDay, passed, new Random(7));
		const slice = new TimeSlice();
		let done = 0;
		for (const day of days) {
			for (const local of this.momentsOf(day.midnight, day.orders, nowLocal)) {
				await this.writeRefundsUntil(local);
				await this.placeOrder(local);
				done++;
				if (slice.isOver()) {
					onProgress(done / this.count, { done, total: this.count });
					await slice.next();
				}
			}
			if (this.buyers.waiting > 10_000) await this.database.append('users', this.buyers.takeRows());
		}
		await this.writeRefundsUntil(stamp(nowLocal));
		onProgress(1);
		await this.finish(onProgress);
	}

	/** Local times of a day’s orders, sorted. */
	private momentsOf(midnight: number, count: number, nowLocal: number): string[] {
		const end = Math.min(DAY - 1000, nowLocal - midnight);
		return orderTimes(count, end, this.random).map((into) => stamp(midnight + into));
	}

	private async placeOrder(local: string): Promise<void> {
		const { random } = this;
		const at = Math.min(this.now, this.time.instant(local).getTime());
		const buyer = this.buyers.next(random, at);
		const order = makeOrder(this.maker, random, this.nextId++, at, buyer);
		await this.writer.writeOrder(order);
		noteTaxCodes(order.items, none, this.taxCodes);
		this.aftermath.follow(random, order, at);
		this.planRefunds(order);
	}

	private planRefunds(order: SourceOrder): void {
		if (!order.paid) return;
		const paid = this.time.instant(order.paid.local).getTime();
		if (order.status === 'refunded') {
			const latest = Math.min(this.now, paid + 20 * DAY);
			const minutes = Math.max(1, Math.floor((latest - paid) / 60_000));
			const at = Math.min(this.now, paid + this.random.whole(1, minutes) * 60_000);
			this.plan(order, at, fullRefund(this.random, order, this.maker.ids));
		} else if (this.random.chance(0.04)) {
			const at = paid + this.random.whole(60, 25 * 24 * 60) * 60_000;
			if (at <= this.now) this.plan(order, at, partialRefund(this.random, order, this.maker.ids));
		}
	}

	private plan(
		order: SourceOrder,
		at: number,
		refund: Omit<ComingRefund['refund'], 'created'>,
	): void {
		this.coming.push({ order, refund: { ...refund, created: momentOf(this.time, at) } });
	}

	private async writeRefundsUntil(local: string): Promise<void> {
		for (;;) {
			const coming = this.coming.takeUntil(local);
			if (coming === null) return;
			await this.writer.writeRefund({ ...coming.refund, id: this.nextId++ }, coming.order);
		}
	}

	private async finish(onProgress: OnProgress): Promise<void> {
		// Accounts without orders.
		for (let count = Math.ceil(this.count / 200); count > 0; count--) {
			this.buyers.arrive(this.now - this.random.whole(1, 400) * DAY);
		}
		await this.database.append('users', this.buyers.takeRows());
		await this.writer.finish();
		await this.database.append('tax_codes', taxCodeRows(this.taxCodes, new Map()));
		await this.database.append('download_permissions', this.aftermath.permissions);
		await this.database.append('wc_download_log', this.aftermath.downloadLog);
		await writeRoles(this.database);
		await sumAllDays(this.database, (share) => onProgress(share, 'days'));
		await this.database.append('reviews', this.aftermath.reviews);
	}
}

/** Milliseconds of a local timestamp, read as UTC. */
function wall(local: string): number {
	return Date.parse(`${local.replace(' ', 'T')}Z`);
}

function stamp(wallMilliseconds: number): string {
	return new Date(wallMilliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
