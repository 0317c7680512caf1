import { attributeName } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import { fetchRows, listOf, sql } from '../../database/sql';

interface NamedOption {
	readonly value: string;
	readonly name: string;
	readonly option: string;
}

/** Names such as `Size: Large` of options such as `pa_size:large`: those of terms, or of the product's own attributes. */
export async function attributeNames(
	database: Database,
	values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const found = await fetchRows<NamedOption>(
		database,
		sql`SELECT value, MAX(name) AS name, MAX("option") AS "option" FROM (
			SELECT concat(a.slug, ':', t.slug) AS value, a.name, t.name AS "option"
				FROM attribute_terms t JOIN attributes a ON a.id = t.attribute_id
			UNION ALL SELECT concat(slug, ':', "option"), name, "option" FROM variation_attributes WHERE attribute_id = 0)
			WHERE value IN ${listOf(values)} GROUP BY value`,
	);
	const names = new Map(found.map((one) => [one.value, attributeName(one.name, one.option)]));
	return new Map(values.map((value) => [value, names.get(value) ?? ownName(value)]));
}

/** What the shop no longer has is named as the order has it. */
function ownName(value: string): string {
	const at = value.indexOf(':');
	return attributeName(value.slice(0, at).replace(/^pa_/, ''), value.slice(at + 1));
}
