export {
	AnimationSlider,
	SLIDE_TIME,
	type AnimationSliderProps,
	type SlideStatus,
} from './animation-slider';
