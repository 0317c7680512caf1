import type { Database } from '../database/database';

/** The address of the delivery, or of the bill where nothing was delivered. */
const ADDRESS = (part: string) =>
	`CASE o.shipping_country WHEN '' THEN o.billing_${part} ELSE o.shipping_${part} END`;

/**
 * Version 11: rows of taxes say where they belong, and what was taxed there. The place is that of the rate, else of the
 * order. What several taxes of one place have in common is unknown in old rows.
 */
export async function addTaxPlaces(within: Database): Promise<void> {
	await within.run('CREATE TEMP TABLE taxes_before AS SELECT * FROM wc_order_tax_lookup');
	await within.run('DROP TABLE wc_order_tax_lookup');
	await within.run(
		`CREATE TABLE wc_order_tax_lookup (order_id BIGINT NOT NULL, parent_id BIGINT NOT NULL, tax_rate_id BIGINT NOT NULL,
			date_created TIMESTAMP NOT NULL, shipping_tax DECIMAL(18,6) NOT NULL, order_tax DECIMAL(18,6) NOT NULL,
			total_tax DECIMAL(18,6) NOT NULL, rate_id BIGINT NOT NULL, tax_code_id BIGINT NOT NULL, taxable_amount DECIMAL(18,6),
			taxed_country VARCHAR NOT NULL DEFAULT '', taxed_state VARCHAR NOT NULL DEFAULT '',
			country_base DECIMAL(18,6), state_base DECIMAL(18,6))`,
	);
	await within.run(
		`INSERT INTO wc_order_tax_lookup
			WITH placed AS (SELECT b.*, COALESCE(NULLIF(c.country, ''), ${ADDRESS('country')}, '') AS country,
					COALESCE(CASE WHEN c.country <> '' THEN c.state ELSE ${ADDRESS('state')} END, '') AS state
				FROM taxes_before b LEFT JOIN tax_codes c ON c.id = b.tax_code_id
				LEFT JOIN wc_order_stats o ON o.order_id = b.order_id),
			alone AS (SELECT order_id, country, count(*) AS lines FROM placed GROUP BY ALL)
			SELECT p.*, CASE WHEN a.lines = 1 THEN taxable_amount END, CASE WHEN a.lines = 1 THEN taxable_amount END
			FROM placed p JOIN alone a ON a.order_id = p.order_id AND a.country = p.country
			ORDER BY p.date_created, p.order_id`,
	);
	await within.run('DROP TABLE taxes_before');
}
