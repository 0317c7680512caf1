import { createHash } from 'node:crypto';
import type { StoreDatabase } from '../../database/store-database';
import { readCoupons } from '../../sources/tables/catalog/read-coupons';
import {
	readAttributes,
	readAttributeTerms,
	readCategories,
	readDownloads,
	readTaxClasses,
	readZoneMethods,
	readTaxRates,
} from '../../sources/tables/catalog/read-lists';
import { readProducts } from '../../sources/tables/catalog/read-products';
import { readReviews } from '../../sources/tables/catalog/read-reviews';
import { DocumentWriter } from '../write/document-writer';
import {
	deleteCoupons,
	deleteProducts,
	deleteReviews,
	writeSmallLists,
} from '../write/write-catalog';
import type { TableWork } from './table-work';

const PORTION = 500;

/** A list whose entries have a mark that changes with them. */
interface MarkedList {
	readonly name: 'products' | 'coupons' | 'reviews';
	/** Ids with their marks; an id may occur more than once. */
	readonly marks: string;
	/** The store's table with its condition. */
	readonly rows: string;
	write(ids: readonly number[]): Promise<void>;
	remove(within: StoreDatabase, ids: readonly number[]): Promise<void>;
}

/** Syncs the catalogue of a shop from its tables. */
export class TableLists {
	private readonly writer: DocumentWriter;
	/** Marks of the store's entries, by list and id. */
	private readonly known = new Map<string, Map<number, string>>();
	private smallLists = '';
	private downloads = '';

	constructor(private readonly work: TableWork) {
		this.writer = new DocumentWriter(work);
	}

	/** Reads all changes; everything at the first sync. */
	async read(): Promise<void> {
		await this.readSmallLists();
		for (const list of this.lists) await this.readMarked(list);
	}

	private async readSmallLists(): Promise<void> {
		const { database, tables, progress } = this.work;
		const { facts } = await this.work.current();
		const counted = JSON.stringify(
			await tables.rows(
				'SELECT COUNT(*) AS count, MAX(download_log_id) AS last FROM {wc_download_log}',
			),
		);
		const small = await tables.snapshot(async (reader) => ({
			categories: await readCategories(reader),
			attributes: await readAttributes(reader),
			terms: await readAttributeTerms(reader),
			taxRates: await readTaxRates(reader),
			taxClasses: await readTaxClasses(reader),
			zoneMethods: await readZoneMethods(reader),
		}));
		const mark = createHash('sha1').update(JSON.stringify(small)).digest('hex');
		if (mark === this.smallLists && counted === this.downloads) return;
		const downloads = await readDownloads(tables, facts.places.uploads);
		const lists = {
			categories: this.work.entries(small.categories, '/categories', 'categories.json'),
			attributes: this.work.entries(small.attributes, '/attributes', 'attributes.json'),
			terms: this.work.entries(small.terms, '/attributes/terms', 'attribute-terms.json'),
			taxRates: this.work.entries(small.taxRates, '/taxes', 'tax-rates.json'),
			taxClasses: this.work.entries(small.taxClasses, '/taxes/classes', 'tax-classes.json'),
			zoneMethods: this.work.entries(small.zoneMethods, '/shipping', 'shipping-zone-methods.json'),
			downloads: this.work.entries(downloads, '/downloads', 'analytics-downloads.json'),
		};
		await database.transaction((within) => writeSmallLists(within, lists));
		this.smallLists = mark;
		this.downloads = counted;
		progress.finish('lists', Object.values(lists).flat().length);
	}

	private get lists(): readonly MarkedList[] {
		return [
			{
				name: 'coupons',
				marks: `SELECT ID AS id, CONCAT_WS(' ', post_modified_gmt, post_status,
					(SELECT m.meta_value FROM {postmeta} m WHERE m.post_id = ID AND m.meta_key = 'usage_count' LIMIT 1)) AS mark
					FROM {posts} WHERE post_type = 'shop_coupon' AND post_status <> 'auto-draft'`,
				rows: "coupons WHERE status <> 'deleted'",
				write: (ids) => this.writeCoupons(ids),
				remove: deleteCoupons,
			},
			{
				name: 'products',
				marks: `SELECT IF(p.post_type = 'product', p.ID, p.post_parent) AS id,
					CONCAT_WS(' ', p.ID, p.post_modified_gmt, p.post_status, l.stock_quantity, l.stock_status,
					l.total_sales, l.min_price, l.max_price, l.rating_count, l.average_rating) AS mark
					FROM {posts} p LEFT JOIN {wc_product_meta_lookup} l ON l.product_id = p.ID
					WHERE p.post_type IN ('product', 'product_variation') AND p.post_status <> 'auto-draft'
					ORDER BY p.ID`,
				rows: "products WHERE type <> 'variation'",
				write: (ids) => this.writeProducts(ids),
				remove: deleteProducts,
			},
			{
				name: 'reviews',
				marks: `SELECT c.comment_ID AS id, CONCAT_WS(' ', c.comment_approved,
					CRC32(CONCAT(c.comment_content, c.comment_author))) AS mark
					FROM {comments} c JOIN {posts} p ON p.ID = c.comment_post_ID
					WHERE c.comment_type = 'review' AND p.post_type = 'product'
					AND c.comment_approved IN ('0', '1')`,
				rows: 'reviews',
				write: (ids) => this.writeReviews(ids),
				remove: deleteReviews,
			},
		];
	}

	private async readMarked({ name, marks, rows, write, remove }: MarkedList): Promise<void> {
		const { database, tables, progress } = this.work;
		const found = new Map<number, string>();
		for (const { id, mark } of await tables.rows<{ id: number; mark: string }>(marks)) {
			found.set(id, `${found.get(id) ?? ''}${mark}\n`);
		}
		const known = this.known.get(name);
		const changed = [...found].filter(([id, mark]) => known?.get(id) !== mark).map(([id]) => id);
		for (let start = 0; start < changed.length; start += PORTION) {
			await write(changed.slice(start, start + PORTION));
			progress.set(name, start, found.size);
		}
		await database.transaction(async (within) => {
			const here = await within.all<{ id: number }>(`SELECT id FROM ${rows}`);
			const gone = here.map(({ id }) => id).filter((id) => !found.has(id));
			if (gone.length > 0) await remove(within, gone);
		});
		this.known.set(name, found);
		progress.finish(name, found.size);
	}

	private async writeProducts(ids: readonly number[]): Promise<void> {
		const { facts, ...reading } = await this.work.current();
		const { products, variations } = await this.work.tables.snapshot((reader) =>
			readProducts(reader, ids, { ...reading, places: facts.places }),
		);
		await this.writer.productsWith(products, variations);
	}

	private async writeCoupons(ids: readonly number[]): Promise<void> {
		await this.writer.coupons(await readCoupons(this.work.tables, ids, await this.work.current()));
	}

	private async writeReviews(ids: readonly number[]): Promise<void> {
		const { facts, time } = await this.work.current();
		const { places } = facts;
		await this.writer.reviews(await readReviews(this.work.tables, ids, { time, places }));
	}
}
