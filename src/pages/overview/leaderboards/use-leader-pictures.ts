import { useCallback, useMemo } from 'react';
import type { LeaderboardCell } from '@store-analytics/rest-api';
import { usePictures } from '../../../reports/engine/table/use-pictures';
import { leaderOf } from './explained-cell';

type LeaderRow = readonly LeaderboardCell[];

const noRows: readonly LeaderRow[] = [];

/** Returns a function that finds the picture of a row, on the leaderboard of products. */
export function useLeaderPictures(board: string, rows: readonly LeaderRow[] = noRows) {
	const products = useMemo(
		() => (board === 'products' ? rows.flatMap((row) => leaderOf(board, row) ?? []) : []),
		[board, rows],
	);
	const pictures = usePictures(products);
	return useCallback((row: LeaderRow) => pictures.get(leaderOf('products', row) ?? 0), [pictures]);
}
