import { beginsWith } from '../../database/dialect';
import { anyOf, raw, sql, type Sql } from '../../database/sql';

/** Lists of `GB` or `US:CA` with commas between; undefined and empty texts mean everywhere. */
export interface TaxLocations {
	readonly location_includes?: string;
	readonly location_excludes?: string;
}

/**
 * Conditions that the taxes of `alias` have codes of these places: codes begin with the country and the state. Both
 * lists must hold. A list that names no place at all includes nothing.
 */
export function taxLocationConditions(alias: string, locations: TaxLocations): Sql[] {
	const { location_includes: included = '', location_excludes: excluded = '' } = locations;
	const id = raw(`${alias}.tax_code_id`);
	const excludedStarts = startsOf(excluded);
	return [
		...(included === '' ? [] : [sql`${id} IN (${codesWith(startsOf(included))})`]),
		...(excludedStarts.length === 0 ? [] : [sql`${id} NOT IN (${codesWith(excludedStarts)})`]),
	];
}

function codesWith(starts: readonly string[]): Sql {
	const found = starts.map((start) => beginsWith(raw('c.code'), sql`${start}`));
	const isOneOf = found.length === 0 ? raw('FALSE') : anyOf(found);
	return sql`SELECT c.id FROM tax_codes c WHERE ${isOneOf}`;
}

/** `GB-` and `US-CA-`; a state that is named by `:` but empty is left out. */
function startsOf(list: string): string[] {
	return list.split(',').flatMap((place) => {
		const [country = '', state] = place.split(':', 2).map(cleaned);
		if (country === '' || state === '') return [];
		return [state === undefined ? `${country}-` : `${country}-${state}-`];
	});
}

/** Codes of countries and states have capitals. */
function cleaned(part: string): string {
	return part
		.replace(/<[^>]*>|[\r\n\t%]/g, '')
		.trim()
		.toUpperCase();
}
