import type { ReactNode } from 'react';
import './one-line.css';

interface OneLineProps {
	/** The whole text, which the title shows where the line is cut. */
	readonly text: unknown;
	readonly children: ReactNode;
}

/** A text that does not make its row higher: what is too long for the column is cut. */
export function OneLine({ text, children }: OneLineProps) {
	return (
		<span className="woocommerce-table__line" title={typeof text === 'string' ? text : undefined}>
			{children}
		</span>
	);
}
