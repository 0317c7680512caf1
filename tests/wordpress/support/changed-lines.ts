import type { CountedShop } from './counted-shop';
import { askWordPress, rounded, type Row } from './query-in-wordpress';

const range = { after: '2025-12-01', before: '2026-11-20' };
const metrics = ['net_revenue', 'num_items_sold', 'orders_count', 'refunds', 'total_sales'];

/** Lines of the year that count, with their order. */
const LINES = `wp_wc_order_stats s JOIN wp_wc_order_product_lookup l ON l.order_id = s.order_id`;
const COUNTED = `s.date_paid BETWEEN '2025-12-01' AND '2026-11-20 23:59:59'
	AND s.status NOT IN ('wc-pending', 'wc-failed', 'wc-cancelled', 'wc-trash', 'wc-checkout-draft', 'wc-auto-draft')`;

/** What a line or its product says, read where WooCommerce keeps it. */
const SOURCES: Readonly<Record<string, readonly [value: string, join: string]>> = {
	tag: [
		'tt.term_id',
		`LEFT JOIN (wp_term_relationships tr JOIN wp_term_taxonomy tt ON tt.term_taxonomy_id = tr.term_taxonomy_id AND tt.taxonomy = 'product_tag') ON tr.object_id = l.product_id`,
	],
	attribute: [
		`CONCAT(m.meta_key, ':', m.meta_value)`,
		`LEFT JOIN wp_woocommerce_order_itemmeta r ON r.order_item_id = l.order_item_id AND r.meta_key = '_refunded_item_id'
		LEFT JOIN wp_woocommerce_order_itemmeta m ON m.order_item_id = COALESCE(r.meta_value, l.order_item_id) AND (m.meta_key LIKE 'pa\\_%' OR m.meta_key = 'glaze') AND m.meta_value <> ''`,
	],
	tax_class: [
		`CASE m.meta_value WHEN '' THEN 'standard' ELSE m.meta_value END`,
		`LEFT JOIN wp_woocommerce_order_itemmeta r ON r.order_item_id = l.order_item_id AND r.meta_key = '_refunded_item_id'
		LEFT JOIN wp_woocommerce_order_itemmeta m ON m.order_item_id = COALESCE(r.meta_value, l.order_item_id) AND m.meta_key = '_tax_class'`,
	],
};

/** Changes as WooCommerce makes them: lines of an order, another tax class of these, a refund of all lines, an order in the trash, one cancelled, and tags of products. */
const CHANGES = `
	$ids = $wpdb->get_col( "SELECT DISTINCT s.order_id FROM ${LINES} WHERE ${COUNTED} AND s.parent_id = 0 AND s.net_total > 0 ORDER BY s.order_id DESC LIMIT 4" );
	$wpdb->query( "UPDATE wp_wc_order_product_lookup SET product_qty = product_qty + 2, product_net_revenue = product_net_revenue + 7.5 WHERE order_id = $ids[0]" );
	$wpdb->query( "INSERT INTO wp_wc_order_stats (order_id, parent_id, date_created, date_paid, status, customer_id) SELECT 95001, order_id, date_created, date_paid, status, customer_id FROM wp_wc_order_stats WHERE order_id = $ids[1]" );
	$wpdb->query( "INSERT INTO wp_woocommerce_order_itemmeta (order_item_id, meta_key, meta_value) SELECT 900000 + order_item_id, '_refunded_item_id', order_item_id FROM wp_wc_order_product_lookup WHERE order_id = $ids[1]" );
	$wpdb->query( "INSERT INTO wp_wc_order_product_lookup (order_item_id, order_id, product_id, variation_id, product_qty, product_net_revenue, product_gross_revenue, coupon_amount, tax_amount, shipping_amount)
		SELECT 900000 + order_item_id, 95001, product_id, variation_id, -product_qty, -product_net_revenue, -product_gross_revenue, 0, 0, 0 FROM wp_wc_order_product_lookup WHERE order_id = $ids[1]" );
	$wpdb->query( "UPDATE wp_wc_order_stats SET status = 'wc-trash' WHERE order_id = $ids[2]" );
	$wpdb->query( "UPDATE wp_wc_order_stats SET status = 'wc-cancelled' WHERE order_id = $ids[3]" );
	$wpdb->query( "UPDATE wp_woocommerce_order_itemmeta SET meta_value = 'a-later-class' WHERE meta_key = '_tax_class' AND order_item_id IN ( SELECT order_item_id FROM wp_wc_order_product_lookup WHERE order_id = $ids[0] )" );
	foreach ( array( $ids[0], 95001, $ids[2], $ids[3] ) as $id ) { do_action( 'woocommerce_analytics_update_order_stats', (int) $id ); }
	$wpdb->query( 'DELETE FROM wp_term_relationships WHERE term_taxonomy_id = 901 ORDER BY object_id LIMIT 5' );
	$products = $wpdb->get_col( "SELECT ID FROM wp_posts WHERE post_type = 'product' ORDER BY ID" );
	foreach ( range( 5001, 5070 ) as $term ) {
		$wpdb->query( "INSERT INTO wp_terms (term_id, name, slug) VALUES ($term, 'Tag $term', 'tag-$term')" );
		$wpdb->query( "INSERT INTO wp_term_taxonomy (term_taxonomy_id, term_id, taxonomy, description) VALUES ($term, $term, 'product_tag', '')" );
		foreach ( array( 0, 17, 31 ) as $later ) { $wpdb->query( 'INSERT IGNORE INTO wp_term_relationships (object_id, term_taxonomy_id) VALUES (' . $products[ ( $term + $later ) % count( $products ) ] . ", $term)" ); }
	}`;

/** Tests of lines in a shop that another file has started and filled. They change it. */
export function describeChangedLines(shop: () => CountedShop): void {
	describe('Lines by what they or their products say', () => {
		it('have the numbers of WooCommerce’s tables at once after orders, refunds, statuses and tags have changed', () => {
			shop().php('shop', CHANGES);
			const asked = Object.keys(SOURCES).map((dimension) => ({
				...{ dimensions: [dimension], metrics, range, limit: 1000, sort: dimension, order: 'asc' },
			}));
			const found = askWordPress(shop(), asked).map(({ body }) => numbersOf(body['rows']));
			for (const [index, [dimension, source]] of Object.entries(SOURCES).entries()) {
				expect([dimension, found[index]]).toEqual([dimension, countedRows(shop(), source)]);
			}
			// So many values need several numbers of bits.
			expect(Object.keys(found[0] ?? {}).length).toBeGreaterThan(70);
			shop().php(
				'shop',
				`$wpdb->query( 'DELETE FROM wp_wc_order_stats WHERE order_id = 95001' );
				$wpdb->query( 'DELETE FROM wp_wc_order_product_lookup WHERE order_id = 95001' );
				do_action( 'woocommerce_analytics_delete_order_stats', 95001, 1 );`,
			);
		});

		it('have the same numbers where most products say several things, so that each line is looked up', () => {
			const kinds = ['attribute', 'tax_class'] as const;
			const asked = kinds.flatMap((dimension) => {
				const question = { dimensions: [dimension], metrics, range, limit: 1000 };
				const reason = [{ dimension: 'refund_reason', is: ['Wrong size'] }];
				return [
					{ ...question, sort: dimension, order: 'asc' },
					{ ...question, metrics: ['net_revenue'], interval: 'month' },
					{ ...question, metrics: ['refunds'], filters: reason },
					{ ...question, filters: reason, interval: 'day' },
				];
			});
			const ask = () =>
				askWordPress(shop(), asked).map(({ body: { data_as_of: _moment, ...body } }) => body);
			const before = ask();
			shop().php(
				'shop',
				`$wpdb->query( 'UPDATE wp_store_analytics_usual_texts SET said_id = NULL' );`,
			);
			const after = ask();
			expect(after).toEqual(before);
			for (const [index, dimension] of kinds.entries()) {
				const source = SOURCES[dimension] ?? ['', ''];
				const [page, months] = after.slice(index * 4);
				expect(numbersOf(page?.['rows'])).toEqual(countedRows(shop(), source));
				const coverage = {
					[dimension]: { known: knownOrders(shop(), source), since: expect.any(String) },
				};
				expect([page?.['coverage'], months?.['coverage']]).toEqual([coverage, coverage]);
			}
		});

		it('count as the catalog of the moment says, also where it no longer knows an option', () => {
			const meta = (now: string, then: string) =>
				shop().php(
					'shop',
					`$wpdb->query( "UPDATE wp_postmeta SET meta_key = '${then}' WHERE meta_key = '${now}'" );`,
				);
			const [value, join] = SOURCES['attribute'] ?? ['', ''];
			meta('attribute_glaze', 'was_glaze');
			const question = { dimensions: ['attribute'], metrics, range, limit: 1000 };
			const [reply] = askWordPress(shop(), [question]);
			meta('was_glaze', 'attribute_glaze');
			const source = [value, join.replace(` OR m.meta_key = 'glaze'`, '')] as const;
			expect(numbersOf(reply?.body['rows'])).toEqual(countedRows(shop(), source));
			expect(reply?.body['coverage']).toMatchObject({
				attribute: { known: knownOrders(shop(), source) },
			});
		});

		it('are unknown until our table has read them, whatever other lines of their product say', () => {
			const oldest = `SELECT MIN(s.order_id) FROM ${LINES} WHERE ${COUNTED} AND s.parent_id = 0 AND l.product_qty > 0`;
			const first = `$id = (int) $wpdb->get_var( "${oldest}" );
				$wpdb->query( "DELETE FROM wp_store_analytics_line_texts WHERE order_id = $id" );
				add_filter( 'option_store_analytics_dimensions', function ( $state ) { return array( 'below' => 1 ) + $state; } );`;
			const numbers = ['num_items_sold', 'orders_count'];
			const question = { dimensions: ['tax_class'], metrics: numbers, range };
			const [filling] = askWordPress(shop(), [question], { first });
			const unknown = (filling?.body['rows'] as readonly Row[]).find(
				(row) => row['tax_class'] === null,
			); // as: rows of a response
			const sold = `SELECT SUM(product_qty) FROM wp_wc_order_product_lookup WHERE order_id = (${oldest})`;
			expect(unknown).toMatchObject({
				num_items_sold: Number(shop().shops.server.run(`USE shop; ${sold}`)),
				orders_count: 1,
			});
			shop().php(
				'shop',
				`do_action( 'woocommerce_analytics_update_order_stats', (int) $wpdb->get_var( "${oldest}" ) );`,
			);
		});
	});
}

/** Numbers by value; '' is unknown. */
function numbersOf(rows: unknown): Readonly<Record<string, unknown>> {
	const list = rows as readonly Row[]; // as: rows of a response
	return Object.fromEntries(
		list.map(({ label: _label, share: _share, ...row }) => [
			String(Object.values(row)[0] ?? ''),
			rounded(metrics.map((name) => row[name])),
		]),
	);
}

/** The share of orders that have a line with a value. */
function knownOrders(shop: CountedShop, [value, join]: readonly [string, string]): number {
	const printed = shop.shops.server.run(`USE shop;
		SELECT COUNT(DISTINCT CASE WHEN ${value} IS NOT NULL THEN s.order_id END), COUNT(DISTINCT s.order_id)
		FROM ${LINES} ${join} WHERE ${COUNTED} AND s.parent_id = 0`);
	const [known = 0, whole = 0] = printed.trim().split('\t').map(Number);
	return known / whole;
}

/** The same, counted line by line. */
function countedRows(
	shop: CountedShop,
	[value, join]: readonly [string, string],
): Readonly<Record<string, unknown>> {
	const printed = shop.shops.server.run(`USE shop;
		SELECT COALESCE(${value}, ''), SUM(l.product_net_revenue), SUM(l.product_qty), COUNT(DISTINCT CASE WHEN s.parent_id = 0 THEN s.order_id END),
			-SUM(CASE WHEN l.product_net_revenue < 0 THEN l.product_net_revenue ELSE 0 END), SUM(l.product_gross_revenue)
		FROM ${LINES} ${join} WHERE ${COUNTED} GROUP BY 1`);
	return Object.fromEntries(
		printed
			.trimEnd()
			.split('\n')
			.map((line) => line.split('\t'))
			.map(([key = '', ...numbers]) => [key, rounded(numbers.map(Number))]),
	);
}
