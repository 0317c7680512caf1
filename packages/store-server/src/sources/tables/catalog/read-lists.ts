import type { Document } from '../../../documents/files/documents';
import { mapOf, phpMap } from '../php-values';
import type { TableReader } from '../shop-database';

/** Categories of products, in the shape of /wc/v3/products/categories. */
export async function readCategories(reader: TableReader): Promise<Document[]> {
	const rows = await reader.rows(
		`SELECT t.term_id AS id, t.name, t.slug, x.parent, x.description, x.count,
			COALESCE((SELECT m.meta_value FROM {termmeta} m WHERE m.term_id = t.term_id AND m.meta_key = 'order'
				LIMIT 1), '0') AS menu_order,
			(SELECT m.meta_value FROM {termmeta} m WHERE m.term_id = t.term_id
				AND m.meta_key = 'product_count_product_cat' LIMIT 1) AS shown
			FROM {term_taxonomy} x JOIN {terms} t ON t.term_id = x.term_id
			WHERE x.taxonomy = 'product_cat' ORDER BY t.term_id`,
	);
	return rows.map(({ menu_order, shown, ...category }) => ({
		...category,
		display: 'default',
		image: null,
		menu_order: Number(menu_order),
		count: Number(shown ?? category['count']),
	}));
}

/** Attributes that products share. */
export async function readAttributes(reader: TableReader): Promise<Document[]> {
	const rows = await reader.rows(
		`SELECT attribute_id AS id, attribute_name AS slug, attribute_label AS name, attribute_type AS type,
			attribute_orderby AS order_by, attribute_public AS has_archives
			FROM {woocommerce_attribute_taxonomies} ORDER BY attribute_id`,
	);
	return rows.map(({ slug, name, has_archives, ...attribute }) => ({
		...attribute,
		name: String(name || slug),
		slug: `pa_${slug}`,
		has_archives: has_archives === 1,
	}));
}

/** Terms of those attributes, each with its attribute. */
export async function readAttributeTerms(reader: TableReader): Promise<Document[]> {
	const rows = await reader.rows(
		`SELECT t.term_id AS id, t.name, t.slug, x.description, x.count, a.attribute_id,
			COALESCE((SELECT m.meta_value FROM {termmeta} m WHERE m.term_id = t.term_id
				AND m.meta_key = CONCAT('order_', x.taxonomy) LIMIT 1), '0') AS menu_order
			FROM {woocommerce_attribute_taxonomies} a
			JOIN {term_taxonomy} x ON x.taxonomy = CONCAT('pa_', a.attribute_name)
			JOIN {terms} t ON t.term_id = x.term_id ORDER BY a.attribute_id, t.term_id`,
	);
	return rows.map((term) => ({ ...term, menu_order: Number(term['menu_order']) }));
}

/** Tax rates, in the shape of /wc/v3/taxes. */
export async function readTaxRates(reader: TableReader): Promise<Document[]> {
	const rows = await reader.rows(
		`SELECT tax_rate_id AS id, tax_rate_country AS country, tax_rate_state AS state, tax_rate AS rate,
			tax_rate_name AS name, tax_rate_priority AS priority, tax_rate_compound AS compound,
			tax_rate_shipping AS shipping, tax_rate_order AS \`order\`, tax_rate_class AS class
			FROM {woocommerce_tax_rates} ORDER BY tax_rate_id`,
	);
	const locations = await reader.rows<{ id: number; code: string; type: string }>(
		`SELECT tax_rate_id AS id, location_code AS code, location_type AS type
			FROM {woocommerce_tax_rate_locations} ORDER BY location_id`,
	);
	const of = (id: unknown, type: string) =>
		locations.filter((place) => place.id === id && place.type === type).map(({ code }) => code);
	return rows.map((rate) => {
		const postcodes = of(rate['id'], 'postcode');
		const cities = of(rate['id'], 'city');
		return {
			...rate,
			compound: rate['compound'] === 1,
			shipping: rate['shipping'] === 1,
			class: rate['class'] || 'standard',
			postcode: postcodes.at(-1) ?? '',
			city: cities.at(-1) ?? '',
			postcodes,
			cities,
		};
	});
}

/** Tax classes, including the standard one. */
export async function readTaxClasses(reader: TableReader): Promise<Document[]> {
	const rows = await reader.rows('SELECT slug, name FROM {wc_tax_rate_classes} ORDER BY name');
	return [{ slug: 'standard', name: 'Standard rate' }, ...rows];
}

/** Shipping methods with their zone; zone 0, everywhere else, has no name. */
export async function readZoneMethods(reader: TableReader): Promise<Document[]> {
	const tables = await reader.rows("SHOW TABLES LIKE '%woocommerce_shipping_zone_methods'");
	if (tables.length === 0) return [];
	return reader.rows(
		`SELECT m.instance_id, m.zone_id, COALESCE(z.zone_name, '') AS zone_name
			FROM {woocommerce_shipping_zone_methods} m LEFT JOIN {woocommerce_shipping_zones} z ON z.zone_id = m.zone_id
			ORDER BY m.instance_id`,
	);
}

/** The download log, in the shape of WooCommerce’s downloads report. */
export async function readDownloads(reader: TableReader, uploads: string): Promise<Document[]> {
	const files = await readFiles(reader);
	const rows = await reader.rows(
		`SELECT l.download_log_id AS id, l.timestamp AS date_gmt, l.timestamp AS date, p.download_id, p.product_id,
			p.order_id, COALESCE(l.user_id, 0) AS user_id, COALESCE(l.user_ip_address, '') AS ip_address
			FROM {wc_download_log} l
			JOIN {woocommerce_downloadable_product_permissions} p ON p.permission_id = l.permission_id
			ORDER BY l.download_log_id`,
	);
	return rows.map((row) => {
		const file = files.get(`${row['product_id']} ${row['download_id']}`) ?? '';
		return {
			...row,
			user_id: Number(row['user_id']),
			file_name: file.split('/').at(-1) ?? '',
			file_path: file.replace(/^\/(?!\/)/, `${uploads}/`),
		};
	});
}

/** Files of products, by the ids of the product and the file. */
async function readFiles(reader: TableReader): Promise<Map<string, string>> {
	const rows = await reader.rows<{ id: number; files: string }>(
		`SELECT post_id AS id, meta_value AS files FROM {postmeta}
			WHERE meta_key = '_downloadable_files' AND meta_value LIKE 'a:%'`,
	);
	return new Map(
		rows.flatMap(({ id, files }) =>
			Object.entries(phpMap(files)).map(([key, file]) => [
				`${id} ${key}`,
				String(mapOf(file)['file'] ?? ''),
			]),
		),
	);
}
