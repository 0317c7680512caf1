import { reviewRow } from '../../../documents/read/catalog';
import type { Row } from '../../../orders/lookup-rows';
import type { SourceOrder } from '../../../orders/order-source';
import type { ShopTime } from '../../../base/time/shop-time';
import type { Sellable } from '../catalog/catalog';
import { momentOf } from './orders';
import type { Random } from '../random';
import { demoReviews } from '../settings-data';
import { entry } from '../shop-rows';

const DAY = 86_400_000;

/** Activity after an order: downloads and reviews. */
export class Aftermath {
	readonly downloadLog: Row[] = [];
	readonly permissions: Row[] = [];
	readonly reviews: Row[] = [];
	private readonly files: ReadonlyMap<number, Sellable>;

	constructor(
		sellables: readonly Sellable[],
		private readonly time: ShopTime,
		private readonly now: number,
		/** Probability that an order leads to a review. */
		private readonly reviewRate: number,
	) {
		this.files = new Map(
			sellables.flatMap((sellable) =>
				sellable.download ? [[sellable.productId, sellable] as const] : [],
			),
		);
	}

	/** Generates the activity after an order placed at the time `at`. */
	follow(random: Random, order: SourceOrder, at: number): void {
		if (order.paid) this.load(random, order, at);
		if (order.status === 'completed' && random.chance(this.reviewRate)) {
			this.review(random, order, at);
		}
	}

	private load(random: Random, order: SourceOrder, at: number): void {
		for (const line of order.items.lines) {
			const download = this.files.get(line.productId)?.download;
			if (!download) continue;
			const permission = this.permissions.length + 1;
			const userId = order.userId || null;
			this.permissions.push([
				permission,
				download.id,
				line.productId,
				order.id,
				userId,
				download.name,
				`https://demo.example/files/${download.name}`,
			]);
			for (let times = random.whole(0, 3); times > 0; times--) {
				const loaded = at + random.whole(600, 9 * 86_400) * 1000;
				if (loaded > this.now) continue;
				this.downloadLog.push([
					this.downloadLog.length + 1,
					momentOf(this.time, loaded).utc,
					permission,
					userId,
					order.ipAddress,
				]);
			}
		}
	}

	private review(random: Random, order: SourceOrder, at: number): void {
		const written = at + random.whole(4, 20) * DAY;
		if (written > this.now) return;
		const [words, rating] = random.pick(demoReviews);
		const { local, utc } = momentOf(this.time, written);
		const line = random.pick(order.items.lines);
		const id = this.reviews.length + 1;
		this.reviews.push(
			reviewRow(
				entry({
					id,
					date_created: local.replace(' ', 'T'),
					date_created_gmt: utc.replace(' ', 'T'),
					product_id: line.productId,
					product_name: line.name,
					product_permalink: '',
					status: random.chance(0.12) ? 'hold' : 'approved',
					reviewer: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
					reviewer_email: order.billing.email,
					review: `<p>${words}</p>\n`,
					rating,
					verified: true,
				}),
				this.time,
			),
		);
	}
}
