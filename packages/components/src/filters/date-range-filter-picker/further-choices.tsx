import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { LoadError } from '../../feedback/load-error/load-error';
import { useLazyModule } from '../../primitives';
import type * as further from './further';

const loadFurther = () => import('./further');

/** The fields of a choice that needs some; their code loads then. */
export function FurtherFields({ children }: { children: (parts: typeof further) => ReactNode }) {
	const parts = useLazyModule(loadFurther);
	if (parts.status === 'ready') return <>{children(parts.module)}</>;
	if (parts.status === 'loading') return <div className="sa-further__place" aria-busy="true" />;
	return (
		<LoadError
			className="sa-further__failure"
			what={__('These choices could not load.', 'store-analytics')}
			error={parts.error}
			onRetry={parts.retry}
		/>
	);
}
