import { createHash } from 'node:crypto';
import type { Database } from '../database/database';

interface OrderedTax {
	readonly rate_id: number;
	readonly code: string | null;
	readonly label: string | null;
	readonly percent: number | null;
}

const SUM = 'DECIMAL(38,6) NOT NULL';

/**
 * Version 8: rows of taxes name the rate, code and percent of their order. What was taxed is unknown in old rows.
 * store-file/upgrade.ts fills the day tables after the last migration.
 */
export async function addTaxCodes(within: Database): Promise<void> {
	await within.run(
		`CREATE TABLE tax_codes (id BIGINT NOT NULL, country VARCHAR NOT NULL, state VARCHAR NOT NULL,
			rate DOUBLE NOT NULL, name VARCHAR NOT NULL, priority INTEGER NOT NULL, code VARCHAR NOT NULL, rate_id BIGINT NOT NULL)`,
	);
	await within.run('DROP TABLE tax_days');
	await within.run(
		`CREATE TABLE tax_days (date_type VARCHAR NOT NULL, dated TIMESTAMP NOT NULL, status VARCHAR NOT NULL,
			tax_rate_id BIGINT NOT NULL, tax_code_id BIGINT NOT NULL, shipping_tax ${SUM}, order_tax ${SUM}, total_tax ${SUM},
			taxable_amount ${SUM}, unknown_bases BIGINT NOT NULL, orders BIGINT NOT NULL, first_orders BIGINT NOT NULL)`,
	);
	await writeCodes(within);
	await rewriteRows(within);
	await within.run(
		`INSERT INTO tax_codes SELECT id, country, state, rate, name, priority, code, id FROM (${KNOWN_RATES})
			WHERE id IN (SELECT tax_code_id FROM wc_order_tax_lookup) AND id NOT IN (SELECT id FROM tax_codes)`,
	);
}

const KNOWN_RATES = `SELECT id, country, state, rate, name, priority, code FROM tax_rates
	UNION ALL SELECT id, country, state, rate, name, priority, code FROM deleted_tax_rates`;

/** Each code of an order, with the parts of the rate that has the same code. */
async function writeCodes(within: Database): Promise<void> {
	const taxes = await within.all<OrderedTax>(
		`SELECT DISTINCT rate_id, code, label, rate_percent AS percent FROM order_items
			WHERE order_item_type = 'tax' AND rate_id IS NOT NULL`,
	);
	await within.run(
		'CREATE TEMP TABLE ordered_codes (id BIGINT, rate_id BIGINT, code VARCHAR, label VARCHAR, percent DOUBLE)',
	);
	for (const { rate_id, code, label, percent } of taxes) {
		await within.run('INSERT INTO ordered_codes VALUES (?, ?, ?, ?, ?)', [
			...[idOf(rate_id, code || label || '', percent ?? 0), rate_id, code, label, percent],
		]);
	}
	await within.run(
		`INSERT INTO tax_codes SELECT o.id, COALESCE(any_value(r.country), ''), COALESCE(any_value(r.state), ''),
			COALESCE(any_value(o.percent), 0), COALESCE(any_value(r.name), any_value(o.label), ''), COALESCE(any_value(r.priority), 1),
			COALESCE(NULLIF(any_value(o.code), ''), any_value(o.label), ''), o.rate_id
			FROM ordered_codes o LEFT JOIN (${KNOWN_RATES}) r ON upper(r.code) = upper(o.code) GROUP BY o.id, o.rate_id`,
	);
}

/** The id that orders/named-id.ts gave since version 7. */
function idOf(rateId: number, code: string, percent: number): number {
	const names = JSON.stringify(['tax', rateId, code.toUpperCase(), percent]);
	return 1e12 + parseInt(createHash('sha1').update(names).digest('hex').slice(0, 10), 16);
}

/** The first tax of a rate in an order has its id; others have that of their code already. */
async function rewriteRows(within: Database): Promise<void> {
	const columns =
		'order_id, parent_id, tax_rate_id, date_created, shipping_tax, order_tax, total_tax';
	await within.run(
		`CREATE TEMP TABLE kept_taxes AS SELECT l.order_id, l.parent_id, l.tax_rate_id, l.date_created, l.shipping_tax, l.order_tax,
			l.total_tax, COALESCE(f.rate_id, c.rate_id, l.tax_rate_id) AS rate_id, COALESCE(f.id, l.tax_rate_id) AS tax_code_id
		FROM wc_order_tax_lookup l
		LEFT JOIN (SELECT i.order_id, i.rate_id, arg_min(o.id, i.order_item_id) AS id FROM order_items i
			JOIN ordered_codes o ON o.rate_id = i.rate_id AND o.code IS NOT DISTINCT FROM i.code
				AND o.label IS NOT DISTINCT FROM i.label AND o.percent IS NOT DISTINCT FROM i.rate_percent
			WHERE i.order_item_type = 'tax' GROUP BY i.order_id, i.rate_id) f
			ON f.rate_id = l.tax_rate_id AND f.order_id = CASE l.parent_id WHEN 0 THEN l.order_id ELSE l.parent_id END
		LEFT JOIN tax_codes c ON c.id = l.tax_rate_id`,
	);
	await within.run('DROP TABLE wc_order_tax_lookup');
	await within.run(
		`CREATE TABLE wc_order_tax_lookup (order_id BIGINT NOT NULL, parent_id BIGINT NOT NULL, tax_rate_id BIGINT NOT NULL,
			date_created TIMESTAMP NOT NULL, shipping_tax DECIMAL(18,6) NOT NULL, order_tax DECIMAL(18,6) NOT NULL,
			total_tax DECIMAL(18,6) NOT NULL, rate_id BIGINT NOT NULL, tax_code_id BIGINT NOT NULL, taxable_amount DECIMAL(18,6))`,
	);
	await within.run(
		`INSERT INTO wc_order_tax_lookup SELECT ${columns}, rate_id, tax_code_id, NULL FROM kept_taxes
			ORDER BY date_created, order_id`,
	);
	await within.run('DROP TABLE kept_taxes');
	await within.run('DROP TABLE ordered_codes');
}
