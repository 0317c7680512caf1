import type { ReactNode } from 'react';
import './facts.css';

type Fact = readonly [name: string, value: ReactNode];

/** Names and values; entries without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
	return (
		<dl className="sa-facts">
			{facts.map(([name, value]) =>
				value ? (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}
