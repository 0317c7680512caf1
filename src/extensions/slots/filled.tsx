import type { ReactNode } from 'react';
import { fillsInOrder } from '@store-analytics/components';
import { ErrorBoundary } from '../../platform/error-boundary';
import { reportFailure } from '../failures';
import { failingPlugin } from './failing-plugin';
import type { SlotProps } from './slot-props';
import { useWordPressParts } from './wordpress-parts';

/** WooCommerce's scopes for what extensions register on these screens. */
const scopes = ['woocommerce-admin', 'woocommerce-tasks'];

/** A slot of WordPress's with the fills in the order that they ask for; one that fails is left out, and named. */
export function FilledSlot({
	name,
	fillProps = {},
	isSingle = false,
	frame = (fills) => fills,
	children: own,
}: SlotProps) {
	const { components } = useWordPressParts();
	if (components === undefined) return own;
	const show = (fills: readonly ReactNode[]) => {
		const shown = isSingle ? fills.slice(-1) : fillsInOrder(fills);
		if (shown.length === 0) return own;
		return frame(
			shown.map((fill, place) => (
				// Fills have no names of their own: when one comes or goes, all are tried anew.
				<FillPart key={place} slot={name} own={own} resetKey={fills.length}>
					{fill}
				</FillPart>
			)),
		);
	};
	return (
		<FillPart slot={name} own={own}>
			<components.Slot name={name} fillProps={fillProps}>
				{show}
			</components.Slot>
		</FillPart>
	);
}

interface FillPartProps {
	readonly slot: string;
	readonly own: ReactNode;
	readonly resetKey?: unknown;
	readonly children: ReactNode;
}

function FillPart({ slot, own, ...boundary }: FillPartProps) {
	const { plugins } = useWordPressParts();
	return (
		<ErrorBoundary
			{...boundary}
			fallback={() => own}
			onError={(error, componentStack) => {
				const registered = scopes.flatMap((scope) => plugins?.getPlugins(scope) ?? []);
				reportFailure(failingPlugin(`${error.stack}${componentStack}`, registered), slot, error);
			}}
		/>
	);
}

/** Renders what was registered for WooCommerce's screens; what it shows outside of slots stays hidden. */
export function PluginAreas() {
	const { plugins } = useWordPressParts();
	if (plugins === undefined) return null;
	return scopes.map((scope) => (
		<plugins.PluginArea
			key={scope}
			scope={scope}
			onError={(name, error) => reportFailure(name, scope, error)}
		/>
	));
}
