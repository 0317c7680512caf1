import { postMoment } from '../post-moment';
import type { TableReader } from '../shop-database';
import {
	byOwner,
	NOT_COUNTED,
	shownMeta,
	addressOfMetas,
	countsOf,
	type MetaRecord,
	type OrderRecord,
	type OrderTables,
	type RefundRecord,
} from './order-record';

interface PostRow {
	readonly id: number;
	readonly parentId: number;
	readonly status: string;
	readonly created: string;
	readonly modified: string;
	readonly excerpt: string;
}

type MetaRow = MetaRecord & { readonly owner: number };

const COLUMNS = `ID AS id, post_parent AS parentId, post_status AS status, post_date_gmt AS created,
	post_modified_gmt AS modified, post_excerpt AS excerpt`;

/**
 * Number of newest ids that each check for changes searches, once a minute: WordPress has no index on
 * post_modified_gmt.
 */
const NEWEST = 200_000;

/** Orders in posts: shops from before 2023 store them so until they migrate. */
export const postOrders: OrderTables = {
	list: (reader, { after, most }) =>
		reader.rows(
			`SELECT ID AS id, post_date_gmt AS created, post_modified_gmt AS modified
				FROM {posts} FORCE INDEX (PRIMARY) WHERE ID > ? AND post_type = 'shop_order' AND post_status NOT IN (?)
				ORDER BY ID LIMIT ?`,
			[after, NOT_COUNTED, most],
		),

	listRefunds: (reader, { after, most }) =>
		reader.rows(
			`SELECT ID AS id, post_parent AS parentId FROM {posts}
				WHERE ID > ? AND post_type = 'shop_order_refund' ORDER BY ID LIMIT ?`,
			[after, most],
		),

	async count(reader) {
		const rows = await reader.rows<{ type: string; count: number }>(
			`SELECT post_type AS type, COUNT(*) AS count FROM {posts}
				WHERE post_type IN ('shop_order', 'shop_order_refund') AND post_status NOT IN (?) GROUP BY post_type`,
			[NOT_COUNTED],
		);
		return countsOf(rows);
	},

	async changedSince(reader, moment, which) {
		const [newest] = await reader.rows<{ id: number | null }>('SELECT MAX(ID) AS id FROM {posts}');
		const rows = await reader.rows<{ id: number }>(
			`SELECT IF(post_type = 'shop_order', ID, post_parent) AS id FROM {posts} FORCE INDEX (PRIMARY)
				WHERE ID > ? AND post_type IN ('shop_order', 'shop_order_refund') AND post_modified_gmt >= ?`,
			[which === 'all' ? 0 : (newest?.id ?? 0) - NEWEST, moment],
		);
		return rows.map(({ id }) => id);
	},

	async read(reader, ids) {
		const posts = await reader.rows<PostRow>(
			`SELECT ${COLUMNS} FROM {posts} WHERE ID IN (?) AND post_type = 'shop_order'`,
			[ids],
		);
		const metas = byOwner(await readMeta(reader, ids));
		return posts.map((post) => recordOf(post, metas.get(post.id) ?? []));
	},

	async readRefunds(reader, parentIds) {
		const posts = await reader.rows<PostRow>(
			`SELECT ${COLUMNS} FROM {posts} WHERE post_parent IN (?) AND post_type = 'shop_order_refund'`,
			[parentIds],
		);
		if (posts.length === 0) return [];
		const ids = posts.map(({ id }) => id);
		const metas = byOwner(await readMeta(reader, ids));
		return posts.map((post): RefundRecord => {
			const meta = metas.get(post.id) ?? [];
			const of = lookup(meta);
			return {
				id: post.id,
				parentId: post.parentId,
				created: postMoment(post.created),
				amount: Number(of('_refund_amount') || -Number(of('_order_total'))),
				reason: of('_refund_reason') || post.excerpt,
				refundedBy: Number(of('_refunded_by')),
				refundedPayment: of('_refunded_payment') === '1',
				meta: shownMeta(meta),
			};
		});
	},
};

function readMeta(reader: TableReader, ids: readonly number[]): Promise<MetaRow[]> {
	return reader.rows<MetaRow>(
		`SELECT post_id AS owner, meta_id AS id, meta_key AS \`key\`, COALESCE(meta_value, '') AS value
			FROM {postmeta} WHERE post_id IN (?)`,
		[ids],
	);
}

function recordOf(post: PostRow, meta: readonly MetaRecord[]): OrderRecord {
	const of = lookup(meta);
	return {
		id: post.id,
		status: post.status.replace(/^wc-/, ''),
		currency: of('_order_currency'),
		version: of('_order_version'),
		pricesIncludeTax: of('_prices_include_tax') === 'yes',
		created: postMoment(post.created),
		modified: postMoment(post.modified),
		paid: seconds(of('_date_paid')),
		completed: seconds(of('_date_completed')),
		discountTotal: Number(of('_cart_discount')),
		discountTax: Number(of('_cart_discount_tax')),
		shippingTotal: Number(of('_order_shipping')),
		shippingTax: Number(of('_order_shipping_tax')),
		cartTax: Number(of('_order_tax')),
		total: Number(of('_order_total')),
		userId: Number(of('_customer_user')),
		orderKey: of('_order_key'),
		billing: addressOfMetas('_billing', of),
		shipping: addressOfMetas('_shipping', of),
		paymentMethod: of('_payment_method'),
		paymentMethodTitle: of('_payment_method_title'),
		transactionId: of('_transaction_id'),
		ipAddress: of('_customer_ip_address'),
		userAgent: of('_customer_user_agent'),
		createdVia: of('_created_via'),
		customerNote: post.excerpt,
		cartHash: of('_cart_hash'),
		meta: shownMeta(meta),
	};
}

function lookup(meta: readonly MetaRecord[]): (key: string) => string {
	const values = new Map(meta.map(({ key, value }) => [key, value]));
	return (key) => values.get(key) ?? '';
}

/** Converts seconds since 1970 into a UTC timestamp. */
function seconds(text: string): string | null {
	const value = Number(text);
	if (!Number.isFinite(value) || value <= 0) return null;
	return new Date(value * 1000).toISOString().slice(0, 19).replace('T', ' ');
}
