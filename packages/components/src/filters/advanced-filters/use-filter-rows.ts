import { useState } from 'react';
import { getHistory, type Query } from '@store-analytics/navigation';
import type { AdvancedFiltersConfig, FilterRow } from './config';
import { isKnownInput } from './filter-line';
import {
	changesNothing,
	hrefFor,
	matchFromQuery,
	newFilter,
	rowsFromQuery,
	updateForRows,
	type Match,
} from './rows';

export type AdvancedFilterAction = 'add' | 'remove' | 'match' | 'filter' | 'clear_all';

interface Draft {
	/** The filters of the address that the rows were read from or written to. */
	base: string;
	match: Match;
	rows: readonly FilterRow[];
	/** The row that was added last. */
	newest: number;
}

interface FilterRowsOptions {
	config: AdvancedFiltersConfig;
	path: string;
	query: Query;
	onAction: (action: AdvancedFilterAction, data?: unknown) => void;
}

/** Returns the panel's rows. They follow the address, and differ from it until Filter is pressed. */
export function useFilterRows({ config, path, query, onAction }: FilterRowsOptions) {
	const { filters } = config;
	const [stored, setDraft] = useState<Draft>(() => draftOf(query, config, 0));
	const base = baseOf(query, config);
	let draft = stored;
	if (stored.base !== base) {
		// The Filter button writes the rows into the address; any other change reads the rows from the address.
		const isOwn = changesNothing(updateForRows(stored.rows, stored.match, query, filters), query);
		draft = isOwn ? { ...stored, base } : draftOf(query, config, stored.newest);
		setDraft(draft);
	}
	const { rows, match } = draft;
	const update = updateForRows(rows, match, query, filters);
	const clearHref = hrefFor(updateForRows([], 'all', query, filters), path, query);

	return {
		rows,
		match,
		newest: draft.newest,
		href: hrefFor(update, path, query),
		clearHref,
		canFilter: rows.length > 0 && !changesNothing(update, query),
		setMatch(next: Match) {
			setDraft({ ...draft, match: next });
			onAction('match', { match: next });
		},
		add(key: string) {
			const filter = filters[key] && newFilter(key, filters[key]);
			if (!filter) return;
			const id = draft.newest + 1;
			setDraft({ ...draft, rows: [...rows, { ...filter, id }], newest: id });
			onAction('add', filter);
		},
		change(row: FilterRow) {
			setDraft((old) => ({
				...old,
				rows: old.rows.map((other) => (other.id === row.id ? row : other)),
			}));
		},
		remove({ id, ...filter }: FilterRow) {
			const left = rows.filter((row) => row.id !== id);
			setDraft({ ...draft, rows: left });
			onAction('remove', filter);
			if (left.length === 0) getHistory().push(clearHref);
		},
		clear() {
			setDraft({ ...draft, rows: [], match: 'all' });
			onAction('clear_all');
		},
	};
}

function draftOf(query: Query, config: AdvancedFiltersConfig, lastId: number): Draft {
	const rows = rowsFromQuery(query, config.filters)
		.filter(({ key }) => isKnownInput(config.filters[key]?.input.component ?? ''))
		.map((row, index) => ({ ...row, id: lastId + index + 1 }));
	return {
		base: baseOf(query, config),
		match: matchFromQuery(query),
		rows,
		newest: lastId + rows.length,
	};
}

function baseOf(query: Query, config: AdvancedFiltersConfig): string {
	return JSON.stringify([matchFromQuery(query), rowsFromQuery(query, config.filters)]);
}
