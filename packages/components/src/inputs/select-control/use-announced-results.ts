import { useEffect } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { announce } from '../../primitives';
import type { SelectState } from './use-select-control';

/** Long enough not to interrupt fast typing. */
const QUIET = 500;

/** Announces how many results a search has (S8.4). */
export function useAnnouncedResults({
	query,
	status,
	hasResponse,
	isExpanded,
	shown,
}: SelectState) {
	const count = shown.length;
	const isResult = isExpanded && query.trim() !== '' && status === 'ready' && hasResponse;
	useEffect(() => {
		if (!isResult) return undefined;
		const timer = setTimeout(() => announce(resultText(count)), QUIET);
		return () => clearTimeout(timer);
	}, [isResult, count, query]);
}

function resultText(count: number): string {
	if (count === 0) return __('No results', 'store-analytics');
	return sprintf(
		/* translators: %d: number of results */
		_n(
			'%d result found, use up and down arrow keys to navigate',
			'%d results found, use up and down arrow keys to navigate',
			count,
			'store-analytics',
		),
		count,
	);
}
