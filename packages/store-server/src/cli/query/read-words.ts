import { parseArgs } from 'node:util';
import {
	commandOptions,
	comparedRange,
	dimensionWords,
	metricWords,
	nameFor,
	outputFormats,
	rangeOf,
	rangeWords,
	type QueryRange,
	type RangeClock,
} from '@store-analytics/rest-api/contract';
import { decodeValues } from '@store-analytics/rest-api/breakdowns';
import { UsageError } from '../../base/errors';
import type { OutputFormat } from './print-rows';

/** Words of a command, checked against the declared options. */
export interface CommandWords {
	readonly command: 'query' | 'report' | 'status';
	/** The report's name. */
	readonly name: string | undefined;
	readonly format: OutputFormat;
	readonly help: boolean;
	/** File of the store, as typed. */
	readonly db: string | undefined;
	readonly values: Readonly<Record<string, string | undefined>>;
	readonly where: readonly string[];
}

const commands = ['query', 'report', 'status'] as const;

/** Reads the words after `npm run query --`. Throws a UsageError with one sentence. */
export function readWords(words: readonly string[]): CommandWords {
	const { positionals, values } = parse(words);
	const [first, ...others] = positionals;
	const command = commands.find((one) => one === first) ?? 'query';
	const names = command === first ? others : positionals;
	if (names.length > (command === 'report' ? 1 : 0)) {
		throw new UsageError(`"${names.at(-1)}" is not understood; see --help.`);
	}
	const { where } = values;
	const text = (name: string) => {
		const value = values[name];
		return typeof value === 'string' ? value : undefined;
	};
	for (const { name, only } of commandOptions) {
		const value = text(name);
		if (only && value !== undefined && !only.includes(value)) {
			throw new UsageError(`--${name} takes one of ${only.join(', ')}, not "${value}".`);
		}
	}
	return {
		...{ command, name: names[0], help: values['help'] === true, db: text('db') },
		format: outputFormats.find((one) => one === text('format')) ?? outputFormats[0],
		values: Object.fromEntries(commandOptions.map(({ name }) => [name, text(name)])),
		where: Array.isArray(where) ? where.map(String) : [],
	};
}

function parse(words: readonly string[]): {
	readonly positionals: readonly string[];
	readonly values: Readonly<Record<string, unknown>>;
} {
	try {
		return parseArgs({
			args: [...words],
			allowPositionals: true,
			options: {
				...Object.fromEntries(
					commandOptions.map(({ name }) => [
						name,
						{ type: 'string' as const, multiple: name === 'where' },
					]),
				),
				db: { type: 'string' },
				help: { type: 'boolean', short: 'h' },
			},
		});
	} catch (error) {
		const [, name = 'That'] = /'(-[^\s'=,]*)/.exec(String(error)) ?? [];
		throw new UsageError(`${name} is not understood; see --help.`);
	}
}

/** The days of the words. Throws a UsageError for an unknown range. */
export function daysIn(
	{ values }: CommandWords,
	clock: RangeClock,
): { readonly range: QueryRange; readonly compare?: QueryRange } {
	const { range: named = 'last_month', compare: other } = values;
	const range = rangeOf(named, clock);
	if (!range) throw noRange('range', named);
	if (other === undefined) return { range };
	const compare = comparedRange(other, named, clock);
	if (!compare) throw noRange('compare', other);
	return { range, compare };
}

function noRange(option: string, text: string): UsageError {
	return new UsageError(
		`--${option} does not know "${text}". There are ${Object.keys(rangeWords).join(', ')}, or two days: 2026-10-01..2026-10-31.`,
	);
}

/** The body of a query. Throws a UsageError for words that cannot be read; the shop checks names. */
export function bodyOf(words: CommandWords, clock: RangeClock): Readonly<Record<string, unknown>> {
	const { metric, by, interval, sort, order, limit } = words.values;
	return {
		...daysIn(words, clock),
		...(metric !== undefined && {
			metrics: listed(metric).map((one) => nameFor(one, metricWords)),
		}),
		dimensions: by === undefined ? [] : listed(by).map((one) => nameFor(one, dimensionWords)),
		filters: words.where.map(filterOf),
		...(interval !== undefined && { interval }),
		...(sort !== undefined && { sort: nameFor(nameFor(sort, metricWords), dimensionWords) }),
		...(order !== undefined && { order }),
		...(limit !== undefined && { limit: limitOf(limit) }),
	};
}

const listed = (text: string) => text.split(',').filter((one) => one !== '');

function filterOf(text: string) {
	const [, name = '', not = '', values = ''] = /^([\w-]+)(!?)=(.*)$/s.exec(text) ?? [];
	if (name === '' || values === '') {
		throw new UsageError(`--where takes NAME=VALUE, such as device=Mobile, not "${text}".`);
	}
	const dimension = nameFor(name, dimensionWords);
	return { dimension, [not === '' ? 'is' : 'is_not']: decodeValues(values) };
}

/** Reads --limit; undefined without one. */
export function limitOf(text: string): number {
	const limit = Number(text);
	if (!/^\d+$/.test(text) || limit < 1 || limit > 1000) {
		throw new UsageError(`--limit takes a whole number from 1 to 1000, not "${text}".`);
	}
	return limit;
}
