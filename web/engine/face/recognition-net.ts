import {
  add,
  avgPool,
  concat,
  fused,
  io,
  matMul,
  maxPool,
  mean,
  mul,
  pad,
  relu,
  sub,
  type Tensor,
  type Tensor2D,
  type Tensor4D,
  tensor,
  tidy,
  zeros,
} from "@tensorflow/tfjs-core";

/** Side of the square face it looks at, in pixels. */
export const RECOGNITION_SIDE = 150;

/** Describes faces, `[count, 150, 150, 3]` in the values of bytes, by 128 numbers each. */
export type RecognitionNet = (faces: Tensor4D) => Tensor2D;

/** Mean colour of the photos that the network learned from. */
const MEAN_RGB = [122.782, 117.001, 104.298];

/** The residual blocks in order. Those called "down" halve the picture. */
const BLOCKS = [
  ...["conv32_1", "conv32_2", "conv32_3"],
  ...["conv64_down", "conv64_1", "conv64_2", "conv64_3"],
  ...["conv128_down", "conv128_1", "conv128_2"],
  ...["conv256_down", "conv256_1", "conv256_2", "conv256_down_out"],
];

interface Convolution {
  filters: Tensor4D;
  bias: Tensor;
}

interface Block {
  first: Convolution;
  second: Convolution;
  down: boolean;
}

/** dlib's face recognition network, a ResNet of 29 convolutions, from the weights that face-api publishes. */
export function createRecognitionNet(manifest: io.WeightsManifestConfig, bytes: ArrayBuffer): RecognitionNet {
  const weights = io.decodeWeights(
    bytes,
    manifest.flatMap((group) => group.weights),
  );
  const entry = convolution(weights, "conv32_down");
  const blocks = BLOCKS.map(
    (name): Block => ({
      first: convolution(weights, `${name}/conv1`),
      second: convolution(weights, `${name}/conv2`),
      down: name.includes("_down"),
    }),
  );
  const { fc, ...used } = weights;
  for (const weight of Object.values(used)) weight.dispose();
  return (faces) =>
    tidy(() => {
      const centred = mul(sub(faces, tensor(MEAN_RGB)), 1 / 255) as Tensor4D;
      const start: Tensor4D = maxPool(convolve(centred, entry, 2, "relu"), 3, 2, "valid");
      const end = blocks.reduce(runBlock, start);
      return matMul(mean(end, [1, 2]) as Tensor2D, fc as Tensor2D);
    });
}

/** The scale that follows each convolution is multiplied into it once, which saves two passes over every picture. */
function convolution(weights: Record<string, Tensor>, name: string): Convolution {
  const read = (part: string): Tensor => {
    const found = weights[`${name}/${part}`];
    if (!found) throw new Error(`The recognition network lacks ${name}/${part}`);
    return found;
  };
  return tidy(() => ({
    filters: mul(read("conv/filters"), read("scale/weights")) as Tensor4D,
    bias: add(mul(read("conv/bias"), read("scale/weights")), read("scale/biases")),
  }));
}

function convolve(
  x: Tensor4D,
  { filters, bias }: Convolution,
  strides: 1 | 2,
  activation: "relu" | "linear",
): Tensor4D {
  return fused.conv2d({
    x,
    filter: filters,
    strides,
    pad: strides === 2 ? "valid" : "same",
    bias,
    activation,
  });
}

function runBlock(x: Tensor4D, { first, second, down }: Block): Tensor4D {
  const through = convolve(convolve(x, first, down ? 2 : 1, "relu"), second, 1, "linear");
  if (!down) return relu(add(through, x));
  const round: Tensor4D = avgPool(x, 2, 2, "valid");
  // a picture halved by pooling may be a pixel larger than one halved by convolving
  const padded = pad(through, [
    [0, 0],
    [0, round.shape[1] - through.shape[1]],
    [0, round.shape[2] - through.shape[2]],
    [0, 0],
  ]);
  const wider = through.shape[3] > round.shape[3] ? concat([round, zeros(round.shape)], 3) : round;
  return relu(add(wider, padded));
}
