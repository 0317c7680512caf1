import type { ReportName } from '@store-analytics/rest-api';
import { textOf, type Query } from '../../../platform/query';
import type { AppSettings } from '../../../platform/settings/settings';
import type { BuildDefinition, Definition } from './definition';

type Choice = string | ((query: Query) => string);

/** Returns what an address chooses among the kinds of a report; '' if there is but one. */
export function choiceIn({ choice = () => '' }: Pick<Report, 'choice'>, query: Query): string {
	return typeof choice === 'string' ? textOf(query, choice) : choice(query);
}

/** A report: its REST name, and a function that builds its definition from settings and translations. */
export interface Report {
	/** Its name for extensions and preferences. */
	readonly slug: string;
	readonly endpoint: ReportName;
	readonly define: (
		settings: AppSettings,
		known?: readonly string[],
		chosen?: string,
		asked?: readonly string[],
	) => Definition;
	/** Parameter of the address that chooses among the report's kinds, or what else of it does; `define` gets the text. */
	readonly choice?: Choice | undefined;
	/** Parameters that only newer shops have: `define` gets those that the shop's routes know. */
	readonly newerParams: readonly string[];
}

/**
 * Declares a report. Its rows, metrics and sort keys follow from the endpoint's name, so an unknown metric or sort is a
 * compile error. Faults beyond the types throw when the report opens.
 */
export function defineReport<Name extends ReportName>(
	of:
		| Name
		| {
				readonly slug?: string;
				readonly endpoint: Name;
				readonly newerParams?: readonly string[];
				readonly choice?: Choice;
		  },
	build: BuildDefinition<Name>,
): Report {
	const about = typeof of === 'object' ? of : { endpoint: of };
	const { endpoint, newerParams = [], choice } = about;
	const slug = about.slug ?? endpoint;
	return {
		slug,
		endpoint,
		newerParams,
		choice,
		define: (settings, known = [], chosen = '', asked = []) => {
			const definition: Definition = build(settings, known, chosen, asked);
			assertSound(slug, definition);
			return definition;
		},
	};
}

function assertSound(slug: string, definition: Definition): void {
	const { charts, columns, defaultSort, dated = true } = definition;
	const say = (problem: string) => {
		throw new Error(`The report '${slug}' ${problem}`);
	};
	if (dated && charts.length === 0) say('has no chart: give it at least one in `charts`.');
	if (!dated && charts.length > 0) say('has charts but no dates: leave out `dated: false`.');
	for (const [what, keys] of [
		['charts', charts.map(({ key }) => key)],
		['columns', columns.map(({ key }) => key)],
	] as const) {
		const twice = keys.find((key, index) => keys.indexOf(key) !== index);
		if (twice !== undefined) say(`has '${twice}' twice in \`${what}\`: keys must be unique.`);
	}
	if (!columns.some(({ key, isSortable }) => key === defaultSort.by && isSortable)) {
		say(`sorts by '${defaultSort.by}', which is no sortable column: correct \`defaultSort\`.`);
	}
}
