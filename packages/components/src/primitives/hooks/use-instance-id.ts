import { useId } from 'react';

/** An id that is unique on the page and the same on every render, fit for `id`, `htmlFor`, `aria-*` and CSS selectors. */
export function useInstanceId(prefix = 'sa'): string {
	return `${prefix}-${useId().replace(/[^\w-]/g, '')}`;
}
