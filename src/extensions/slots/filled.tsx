import type { ReactNode } from 'react';
import { fillsInOrder } from '@store-analytics/components';
import { ErrorBoundary } from '../../platform/error-boundary';
import { reportFailure } from '../failures';
import { failingPlugin } from './failing-plugin';
import type { SlotProps } from './slot-props';
import { useWordPressParts } from './wordpress-parts';

/** WooCommerce's scopes of extensions' registrations on these screens. */
const scopes = ['woocommerce-admin', 'woocommerce-tasks'];

/**
 * Renders a slot of WordPress's with its fills in their order; a failed fill is left out, and its extension is named.
 */
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
				// Fills have no names, so a new or removed fill resets all of them.
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

/** Renders what was registered for WooCommerce's screens; content outside slots stays hidden. */
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
