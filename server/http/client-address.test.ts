import { describe, expect, test } from "vitest";
import { clientNetworks } from "./client-address.ts";

describe("whose posts are counted together", () => {
  test.each([
    // socket, X-Forwarded-For, hops, key
    ["10.0.0.1", null, 0, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4", 0, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.1", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.1", "6.6.6.6, 1.2.3.4, 5.6.7.8", 2, "1.2.3.4"],
    ["10.0.0.1", "1.2.3.4", 2, "10.0.0.1"],
    ["10.0.0.1", null, 1, "10.0.0.1"],
    ["10.0.0.1", "", 1, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4, nonsense", 1, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4:5678", 1, "1.2.3.4"],
    ["::ffff:10.0.0.1", null, 0, "10.0.0.1"],
    ["2001:db8:1:2:3:4:5:6", null, 0, "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", null, 0, "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", null, 0, "2001:db8:1:2::/64"],
    ["2001:db8::1", null, 0, "2001:db8:0:0::/64"],
    ["::1", null, 0, "0:0:0:0::/64"],
    ["fe80::1%eth0", null, 0, "fe80:0:0:0::/64"],
    ["10.0.0.1", "[2001:db8:1:2::9]:443", 1, "2001:db8:1:2::/64"],
    ["64:ff9b::192.0.2.1", null, 0, "64:ff9b:0:0::/64"],
    ["", null, 0, "unknown"],
  ])("socket %j, forwarded %j, %d hops: %s", (socket, forwarded, hops, key) => {
    expect(clientNetworks(socket, forwarded, hops)[0]).toBe(key);
  });

  test("an IPv6 visitor is counted by the /48 as well", () => {
    expect(clientNetworks("2001:db8:1:2::9", null, 0)).toEqual(["2001:db8:1:2::/64", "2001:db8:1::/48"]);
    expect(clientNetworks("10.0.0.1", null, 0)).toEqual(["10.0.0.1"]);
  });
});
