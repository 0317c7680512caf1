import { useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { LoadError } from '../../feedback/load-error/load-error';
import { Button, Icon, preloadModule, useInstanceId, useLazyModule } from '../../primitives';
import type * as further from './further';

const loadFurther = () => import('./further');

interface FurtherChoicesProps {
	title: string;
	/** The current choice is one of these, so they are shown. */
	isChosen: boolean;
	children: (parts: typeof further) => ReactNode;
}

/** Our own choices, shown on request; their code loads then. */
export function FurtherChoices({ title, isChosen, children }: FurtherChoicesProps) {
	const [wish, setWish] = useState<boolean>();
	const isOpen = wish ?? isChosen;
	const id = useInstanceId('further');
	const preload = () => preloadModule(loadFurther);
	return (
		<div className="sa-further">
			<Button
				variant="tertiary"
				className="sa-further__toggle"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => setWish(!isOpen)}
				onMouseEnter={preload}
				onFocus={preload}
			>
				{title}
				<Icon icon={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
			</Button>
			{isOpen && (
				<div id={id}>
					<Parts>{children}</Parts>
				</div>
			)}
		</div>
	);
}

function Parts({ children }: Pick<FurtherChoicesProps, 'children'>) {
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
