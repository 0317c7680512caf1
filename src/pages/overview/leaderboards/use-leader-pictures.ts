import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { LeaderboardCell } from '@store-analytics/rest-api';
import {
	useProductPictures,
	type ProductPictures,
} from '../../../reports/engine/table/use-product-pictures';
import { idIn } from './explained-cell';

/** Returns the product that a row is about; undefined on other leaderboards. */
export function productIn(board: string, row: readonly LeaderboardCell[]): number | undefined {
	return board === 'products' ? idIn(row[0]?.display ?? '', 'products') : undefined;
}

/** Returns the pictures of the products on a leaderboard, which are requested once it has been in view. */
export function useLeaderPictures(
	board: string,
	rows: readonly (readonly LeaderboardCell[])[] | undefined,
	isSeen: boolean,
): ProductPictures {
	const ids = useMemo(
		() => (isSeen ? (rows ?? []).flatMap((row) => productIn(board, row) ?? []) : []),
		[board, rows, isSeen],
	);
	return useProductPictures(ids);
}

/** True from the moment the place has been in view; never in browsers that cannot tell. */
export function useInView(place: RefObject<HTMLElement>): boolean {
	const [isSeen, setSeen] = useState(false);
	useEffect(() => {
		if (isSeen || !place.current || typeof IntersectionObserver === 'undefined') return undefined;
		const observer = new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
		});
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [isSeen, place]);
	return isSeen;
}
