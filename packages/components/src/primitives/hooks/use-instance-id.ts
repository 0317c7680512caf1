import { useId } from 'react';

/**
 * Returns an id that is unique on the page and constant over renders, valid for `id`, `htmlFor`, `aria-*` and CSS
 * selectors.
 * @example const id = useInstanceId('price')
 */
export function useInstanceId(prefix = 'sa'): string {
	return `${prefix}-${useId().replace(/[^\w-]/g, '')}`;
}
