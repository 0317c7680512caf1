import { lazy, Suspense, type ComponentType } from 'react';

/** A component that is loaded when it is first drawn, and shows nothing until then. */
function onDemand<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	// as: what it is given is what it takes.
	const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
	return function OnDemand(props: Props) {
		return (
			<Suspense>
				<Part {...props} />
			</Suspense>
		);
	};
}

// What no screen of ours draws, and few extensions do.
export const CollapsibleContent = /* #__PURE__ */ onDemand(
	async () => (await import('./collapsible-content/collapsible-content')).CollapsibleContent,
);
export const MediaUploader = /* #__PURE__ */ onDemand(
	async () => (await import('./media-uploader/media-uploader')).MediaUploader,
);
export const PhoneNumberInput = /* #__PURE__ */ onDemand(
	async () => (await import('./phone-number-input/phone-number-input')).PhoneNumberInput,
);
export const ProgressBar = /* #__PURE__ */ onDemand(
	async () => (await import('./progress-bar/progress-bar')).ProgressBar,
);
export const TourKit = /* #__PURE__ */ onDemand(
	async () => (await import('./tour-kit/tour-kit')).TourKit,
);
export const TreeSelectControl = /* #__PURE__ */ onDemand(
	async () => (await import('./tree-select-control/tree-select-control')).TreeSelectControl,
);
